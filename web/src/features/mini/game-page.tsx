import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../components/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { useRailFits } from '../../components/use-media.ts';
import { RoundBets } from '../bet/round-bets.tsx';
import { SlipBar } from '../bet/slip-bar.tsx';
import { SlipPanel } from '../bet/slip-panel.tsx';
import { LastResults } from './last-results.tsx';
import { MarketBoard } from './market-board.tsx';
import type { MiniGame } from './mini-games.ts';
import { MiniLinks } from './mini-links.tsx';
import { statisticsQuery } from './mini-queries.ts';
import type { PageSearch } from './mini-search.ts';
import { ResultList } from './result-list.tsx';
import { RoadBoard } from './road-board.tsx';
import { RoundHead } from './round-head.tsx';
import { useIsOpen } from './round-phase.ts';
import { RoundStage } from './round-stage.tsx';
import { SideCounts } from './side-counts.tsx';
import { useMiniRound } from './use-mini-round.ts';

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
  return (
    <Page
      title={t(`mini.game.${game}`)}
      note={t(`mini.about.${game}`)}
      width="full"
      rail={
        isWide ? (
          <>
            <SlipPanel game={game} round={round} isOpen={isOpen} />
            <RoundBets game={game} rounds={rounds} />
          </>
        ) : null
      }
    >
      <MiniLinks current={game} />
      <RoundHead rounds={rounds} />
      <LastResults game={game} gameDay={gameDay} />
      <MarketBoard game={game} round={round} isOpen={isOpen} />
      {isWide ? null : <RoundBets game={game} rounds={rounds} />}
      <RoundStage game={game} rounds={rounds} />
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
      {isWide ? null : <SlipBar game={game} round={round} isOpen={isOpen} />}
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
