import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRailFits } from '../../../shared/hooks/browser.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { RoundBets } from '../../bets/round-bets.tsx';
import { MiniSlipBar, MiniSlipPanel } from '../../slip/mini/mini-slip.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import type { PageSearch } from '../model/mini-search.ts';
import { statisticsQuery } from '../rounds/mini-queries.ts';
import { useIsOpen, useIsPlayed } from '../rounds/round-phase.ts';
import { useMiniRound } from '../rounds/use-mini-round.ts';
import { LastResults } from './last-results.tsx';
import { MarketBoard } from './market-board.tsx';
import { MiniLinks } from './mini-links.tsx';
import { ResultList } from './result-list.tsx';
import { RoadBoard } from './road-board.tsx';
import { RoundHead } from './round-head.tsx';
import { RoundStage } from './round-stage.tsx';
import { SideCounts } from './side-counts.tsx';

type MiniGamePageProps = {
  game: MiniGame;
  search: PageSearch;
  onSearch: (search: PageSearch) => void;
};

/** One mini game: bets on the coming round, the draw as it comes, and what the day has brought. */
export function MiniGamePage({ game, search, onSearch }: MiniGamePageProps) {
  const { t } = useTranslation();
  const rounds = useMiniRound(game);
  const today = useKoreaDay();
  // The last round of a day is drawn when the next has begun already.
  const gameDay = rounds.last?.gameDay ?? today;
  const isWide = useRailFits();
  const isOpen = useIsOpen(rounds);
  const { round } = rounds;
  // On a phone the draw stands above all else from the close of bets until its result was seen.
  const isStageFirst = useIsPlayed(rounds) || !isOpen;
  return (
    <Page
      title={t(`mini.game.${game}`)}
      note={t(`mini.about.${game}`)}
      width="full"
      rail={
        isWide ? (
          <>
            <div data-slip="">
              <MiniSlipPanel game={game} round={round} isOpen={isOpen} />
            </div>
            <RoundBets game={game} rounds={rounds} />
          </>
        ) : null
      }
    >
      <MiniLinks current={game} />
      <RoundHead rounds={rounds} />
      {isWide || !isStageFirst ? null : <RoundStage game={game} rounds={rounds} />}
      <LastResults game={game} gameDay={gameDay} />
      <MarketBoard game={game} round={round} isOpen={isOpen} />
      {isWide ? null : <RoundBets game={game} rounds={rounds} />}
      {isWide || !isStageFirst ? <RoundStage game={game} rounds={rounds} /> : null}
      <Roads game={game} gameDay={gameDay} />
      <Counts game={game} gameDay={gameDay} />
      <Panel isFlush title={t('mini.dayTable', { day: gameDay })}>
        <ResultList
          game={game}
          gameDay={gameDay}
          page={search.page ?? 1}
          onPage={(page) => onSearch(page === 1 ? {} : { page })}
        />
      </Panel>
      {isWide ? null : (
        <div data-slip-bar="" className="contents">
          <MiniSlipBar game={game} round={round} isOpen={isOpen} />
        </div>
      )}
    </Page>
  );
}

type DayProps = { game: MiniGame; gameDay: string };

function Roads({ game, gameDay }: DayProps) {
  const { t } = useTranslation();
  return (
    <Panel isFlush title={t('mini.roads')}>
      <DayStatistics game={game} gameDay={gameDay} part={RoadBoard} />
    </Panel>
  );
}

function Counts({ game, gameDay }: DayProps) {
  const { t } = useTranslation();
  return (
    <Panel isFlush title={t('mini.counts')}>
      <DayStatistics game={game} gameDay={gameDay} part={SideCounts} />
    </Panel>
  );
}

type Part = typeof RoadBoard | typeof SideCounts;

/** A part that shows the day's statistics, in each of their states. */
function DayStatistics({ game, gameDay, part: Shown }: DayProps & { part: Part }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(statisticsQuery(game, gameDay));
  if (data === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={4} />
      </div>
    );
  }
  const isEmpty = data.roads.every(({ cells }) => cells.length === 0);
  if (isEmpty) return <Empty icon={CalendarX2} title={t('mini.noResults')} />;
  return <Shown game={game} roads={data.roads} />;
}
