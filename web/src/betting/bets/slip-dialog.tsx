import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { useMarketText } from '../mini/model/use-market-text.ts';
import { isTicketSlip } from '../sportsbook/model/sport-types.ts';
import { BetCard } from './bet-card.tsx';
import { useRefusalText } from './model/use-refusal-text.ts';
import { slipQuery } from './queries/bet-queries.ts';
import { RoundResult } from './round-result.tsx';
import { TicketSlipDetail } from './tickets/ticket-detail.tsx';

type SlipDialogProps = { slipId: string | null; onClose: () => void };

/** One slip in full: a dialog on a desktop, a sheet on a phone. */
export function SlipDialog({ slipId, onClose }: SlipDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('bet.detail')} isOpen={slipId !== null} onClose={onClose}>
      {slipId === null ? null : <SlipDetail slipId={slipId} />}
    </Dialog>
  );
}

function SlipDetail({ slipId }: { slipId: string }) {
  const { data: slip, error, refetch } = useQuery(slipQuery(slipId));
  if (slip === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  if (isTicketSlip(slip)) return <TicketSlipDetail slip={slip} />;
  return (
    <div className="flex flex-col gap-5">
      <SlipFacts slip={slip} />
      <ul className="divide-y divide-line rounded-md border border-line">
        {slip.bets.map((bet) => (
          <BetCard key={bet.betId} bet={bet} />
        ))}
      </ul>
      <RoundResult slip={slip} />
    </div>
  );
}

function SlipFacts({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const text = useMarketText();
  const refusalText = useRefusalText();
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Fact label={t('bet.column.game')}>
        {text.game(slip.gameId)} {t('mini.round', { number: slip.number })}
      </Fact>
      <Fact label={t('bet.column.at')}>{koreaSecond(slip.placedAt)}</Fact>
      <Fact label={t('bet.drawnAt')}>{koreaSecond(slip.drawsAt)}</Fact>
      <Fact label={t('bet.state')}>
        {t(`bet.word.${slip.state}`)}
        {slip.state === 'refused' ? (
          <span className="block text-danger">{refusalText(slip.refusal)}</span>
        ) : null}
      </Fact>
      <Fact label={t('bet.total')}>
        <strong>{won(slip.stake)}</strong>
      </Fact>
      <Fact label={t('bet.number')}>
        <span className="block font-semibold tabular-nums">{shortNumber(slip.slipId)}</span>
        <span className="text-xs break-all text-faint">{slip.slipId}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-faint">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
