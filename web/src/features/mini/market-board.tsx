import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import { Countdown } from '../../components/countdown.tsx';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { Panel } from '../../components/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import { useGameLocked } from '../member/game-locks.ts';
import { MarketGroup } from './market-group.tsx';
import { marketsQuery } from './market-queries.ts';
import type { MiniGame } from './mini-games.ts';

type MarketBoardProps = { game: MiniGame; round: MiniRound | null; isOpen: boolean };

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
            {isOpen ? t('bet.untilClose') : null}
            <Countdown until={round.closesAt} over={t('bet.closed')} />
          </p>
        )
      }
    >
      <Board game={game} isOpen={isOpen} />
    </Panel>
  );
}

function Board({ game, isOpen }: { game: MiniGame; isOpen: boolean }) {
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
  const reason = isGameLocked ? t('bet.locked') : isOpen ? undefined : t('bet.closed');
  return (
    <div className="flex flex-col gap-5 p-4 sm:p-5">
      {isGameLocked ? (
        <NoticeBar tone="warn" title={t('bet.locked')}>
          {t('bet.lockedNote')}
        </NoticeBar>
      ) : null}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {data.markets.map((market) => (
          <MarketGroup key={market.marketId} game={game} market={market} reason={reason} />
        ))}
      </div>
    </div>
  );
}
