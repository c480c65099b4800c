import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetRow, Slip } from '../../api/contracts.ts';
import { Dialog } from '../../components/dialog.tsx';
import { SignedAmount } from '../../components/signed-amount.tsx';
import { Failed, SkeletonRows } from '../../components/states.tsx';
import { won } from '../../format/money.ts';
import { koreaSecond } from '../../format/time.ts';
import { type MiniGame, miniGameOf } from '../mini/mini-games.ts';
import { roundDetailQuery } from '../mini/mini-queries.ts';
import { useMarketText } from '../mini/use-market-text.ts';
import { useResultText } from '../mini/use-result-text.ts';
import { VerifyLink } from '../mini/verify-link.tsx';
import { isTicketSlip } from '../sport/api.ts';
import { TicketSlipDetail } from '../sport/tickets/ticket-detail.tsx';
import { BetBadge } from './bet-badge.tsx';
import { slipQuery } from './bet-queries.ts';
import { useRefusalText } from './use-refusal-text.ts';

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
        {t(`bet.slipState.${slip.state}`)}
        {slip.state === 'refused' ? (
          <span className="block text-up">{refusalText(slip.refusal)}</span>
        ) : null}
      </Fact>
      <Fact label={t('bet.total')}>
        <strong>{won(slip.stake)}</strong>
      </Fact>
      <Fact label={t('bet.number')}>
        <span className="text-xs break-all text-muted">{slip.slipId}</span>
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

function BetCard({ bet }: { bet: BetRow }) {
  const { t } = useTranslation();
  const text = useMarketText();
  return (
    <li className="flex flex-col gap-1.5 p-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="text-faint">{text.market(bet.vendorCode, bet.marketId)} </span>
          <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
          <span className="font-bold text-brass-text">{bet.odds}</span>
        </span>
        <BetBadge bet={bet} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span>
          {won(bet.cash)} <span className="text-faint">→ {won(bet.gameMoney)}</span>
        </span>
        {bet.betCalResults === 'WAIT' ? (
          <span className="text-faint">{t('bet.resultWaits')}</span>
        ) : (
          <SignedAmount amount={bet.resultCash} account="cash" />
        )}
      </div>
    </li>
  );
}

/** What was drawn, and the way to draw it again. */
function RoundResult({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const game = miniGameOf(slip.gameId);
  if (slip.roundState === 'excluded') {
    return <p className="text-sm text-warn">{t('mini.excludedNote')}</p>;
  }
  if (slip.roundState === 'open' || game === null) return null;
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <Drawn game={game} slip={slip} />
      <VerifyLink game={game} round={slip} />
    </div>
  );
}

function Drawn({ game, slip: { gameDay, number } }: { game: MiniGame; slip: Slip }) {
  const { t } = useTranslation();
  const text = useResultText();
  const { data } = useQuery(roundDetailQuery({ gameId: game, gameDay, number }));
  return (
    <p className="min-w-0 text-muted">
      <span className="text-faint">{t('mini.resultOf', { number })} </span>
      {data === undefined ? '' : text(game, data)}
    </p>
  );
}
