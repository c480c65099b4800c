import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { Failed, SkeletonRows } from '../../components/states.tsx';
import { won } from '../../format/money.ts';
import type { MiniGame } from '../mini/mini-games.ts';
import { useMarketText } from '../mini/use-market-text.ts';
import { isTicketSlip } from '../sport/api.ts';
import { slipQuery } from './bet-queries.ts';
import { emptySlip, setOutcome } from './slip-store.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** What became of a slip that was sent: it waits for the wallet, was accepted, or was refused. */
export function SlipReceipt({ game, slipId }: { game: MiniGame; slipId: string }) {
  const part = useFocusWhenLost<HTMLDivElement>();
  const { data: slip, error, refetch } = useQuery(slipQuery(slipId));
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      {slip === undefined || isTicketSlip(slip) ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <Receipt game={game} slip={slip} />
      )}
    </div>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === null ? <SkeletonRows rows={4} /> : <Failed error={error} onRetry={onRetry} />;
}

function Receipt({ game, slip }: { game: MiniGame; slip: Slip }) {
  const { t } = useTranslation();
  return (
    <>
      <SlipWord slip={slip} />
      <SlipLines slip={slip} />
      <p className="text-xs break-all text-faint">{t('bet.slipNumber', { id: slip.slipId })}</p>
      <div className="flex gap-2 *:flex-1">
        {slip.state === 'pending' ? null : (
          <Button onPress={() => setOutcome(game, null)}>{t('bet.keep')}</Button>
        )}
        <Button look="main" onPress={() => emptySlip(game)}>
          {t('bet.fresh')}
        </Button>
      </div>
    </>
  );
}

function SlipWord({ slip: { state, refusal, number } }: { slip: Slip }) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  if (state === 'refused') {
    return (
      <NoticeBar tone="bad" title={t('bet.refused')}>
        {refusalText(refusal)}
      </NoticeBar>
    );
  }
  if (state === 'pending') {
    return (
      <NoticeBar tone="note" title={t('bet.pending')}>
        {t('bet.pendingNote')}
      </NoticeBar>
    );
  }
  return (
    <NoticeBar tone="good" title={t('bet.accepted')}>
      {t('bet.acceptedNote', { number })}
    </NoticeBar>
  );
}

/** The bets of a slip with odds and amounts, and their sum. */
function SlipLines({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const text = useMarketText();
  return (
    <ul aria-label={t('bet.lines')} className="flex flex-col gap-2 text-sm">
      {slip.bets.map((bet) => (
        <li key={bet.betId} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="text-faint">{text.market(bet.vendorCode, bet.marketId)} </span>
            <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
            <span className="font-bold text-brass-text">{bet.odds}</span>
          </span>
          <span className="shrink-0 font-medium">{won(bet.cash)}</span>
        </li>
      ))}
      <li className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <span className="text-faint">{t('bet.total')}</span>
        <strong className="text-base">{won(slip.stake)}</strong>
      </li>
    </ul>
  );
}
