import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComingRound } from '../../../shared/api/contracts.ts';
import { useServerSecond } from '../../../shared/hooks/time.ts';
import { useGameLocked } from '../../../shared/member/game-locks.ts';
import { Countdown } from '../../../shared/ui/figures/countdown.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import { marketsQuery } from '../rounds/market-queries.ts';
import { RoundVoidNotice } from '../rounds/round-void-notice.tsx';
import { MarketGroup } from './market-group.tsx';

type MarketBoardProps = { game: MiniGame; round: ComingRound | null; isOpen: boolean };

/** Everything that can be bet on the coming round, with the time left until the cut-off. */
export function MarketBoard({ game, round, isOpen }: MarketBoardProps) {
  const { t } = useTranslation();
  return (
    <Panel
      isFlush
      title={t('mini.bets')}
      aside={
        round === null ? null : (
          <p className="flex items-baseline gap-2 text-sm text-muted">
            <UntilClose round={round} />
          </p>
        )
      }
    >
      <Board game={game} round={round} isOpen={isOpen} />
    </Panel>
  );
}

/** The clock and its word go together: a time without one could be any. */
function UntilClose({ round }: { round: ComingRound }) {
  const { t } = useTranslation();
  const isOver = useServerSecond() >= Date.parse(round.closesAt);
  if (round.isVoid) return t('mini.phase.void');
  return (
    <>
      {isOver ? null : t('bet.untilClose')}
      <Countdown until={round.closesAt} over={t('bet.closed')} />
    </>
  );
}

function Board({ game, round, isOpen }: MarketBoardProps) {
  const { t } = useTranslation();
  const isGameLocked = useGameLocked('mini', game);
  const { data, error, refetch } = useQuery(marketsQuery(game));
  if (data === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={4} className="h-16" />
      </div>
    );
  }
  if (data.markets.length === 0) return <Empty icon={Hammer} title={t('bet.noMarkets')} />;
  const isVoid = round?.isVoid === true;
  const closed = t(isVoid ? 'mini.phase.void' : 'bet.closed');
  const reason = isGameLocked ? t('bet.locked') : isOpen ? undefined : closed;
  return (
    <div className="flex flex-col gap-5 p-4 sm:p-5">
      {isGameLocked ? (
        <NoticeBar tone="warn" title={t('bet.locked')}>
          {t('bet.lockedNote')}
        </NoticeBar>
      ) : null}
      {isVoid ? <RoundVoidNotice /> : null}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {data.markets.map((market) => (
          <MarketGroup
            key={market.marketId}
            game={game}
            market={market}
            number={round?.number}
            reason={reason}
          />
        ))}
      </div>
    </div>
  );
}
