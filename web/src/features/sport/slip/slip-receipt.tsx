import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { won } from '../../../format/money.ts';
import { slipQuery } from '../../bet/bet-queries.ts';
import { useFocusWhenLost } from '../../bet/use-focus-when-lost.ts';
import { isTicketSlip, type TicketSlip } from '../api.ts';
import { TicketLines } from '../tickets/ticket-lines.tsx';
import { useSlipRefusalText } from '../tickets/use-slip-refusal-text.ts';
import { emptySlip, setOutcome } from './slip-store.ts';

/** What became of a slip that was sent: it waits for the wallet, was accepted, or was refused. */
export function SportReceipt({ slipId }: { slipId: string }) {
  const part = useFocusWhenLost<HTMLDivElement>();
  const { data: slip, error, refetch } = useQuery(slipQuery(slipId));
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      {slip !== undefined && isTicketSlip(slip) ? (
        <Receipt slip={slip} />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Receipt({ slip }: { slip: TicketSlip }) {
  const { t } = useTranslation(['sport', 'site']);
  return (
    <>
      <SlipWord slip={slip} />
      <ul aria-label={t('site:bet.lines')} className="flex flex-col gap-3 text-sm">
        {slip.bets.map((ticket) => (
          <li key={ticket.betId} className="flex flex-col gap-1.5">
            <TicketLines ticket={ticket} />
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-faint">{t('slip.stakeAndWin')}</span>
              <span>
                <span className="font-medium">{won(ticket.cash)}</span>
                <span className="text-faint"> → {won(ticket.gameMoney)}</span>
              </span>
            </p>
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
          <span className="text-faint">{t('site:bet.total')}</span>
          <strong className="text-base">{won(slip.stake)}</strong>
        </li>
      </ul>
      <p className="text-xs break-all text-faint">
        {t('site:bet.slipNumber', { id: slip.slipId })}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {slip.state === 'pending' ? null : (
          <Button onPress={() => setOutcome(null)}>{t('site:bet.keep')}</Button>
        )}
        <Button look="main" onPress={emptySlip}>
          {t('site:bet.fresh')}
        </Button>
      </div>
      <ButtonLink
        look="quiet"
        size="small"
        to="/member/mypage/betting/list"
        search={{ game: 'sport', slip: slip.slipId }}
      >
        {t('slip.toBets')}
      </ButtonLink>
    </>
  );
}

function SlipWord({ slip: { state, refusal } }: { slip: TicketSlip }) {
  const { t } = useTranslation(['sport', 'site']);
  const refusalText = useSlipRefusalText();
  if (state === 'refused') {
    return (
      <NoticeBar tone="bad" title={t('site:bet.refused')}>
        {refusalText(refusal)}
      </NoticeBar>
    );
  }
  if (state === 'pending') {
    return (
      <NoticeBar tone="note" title={t('site:bet.pending')}>
        {t('site:bet.pendingNote')}
      </NoticeBar>
    );
  }
  return (
    <NoticeBar tone="good" title={t('site:bet.accepted')}>
      {t('slip.acceptedNote')}
    </NoticeBar>
  );
}
