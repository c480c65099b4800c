import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { FailedLine, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import { useShownColumn } from '../sportsbook/fixtures/rows/market-switch.tsx';
import { PhoneRow } from '../sportsbook/fixtures/rows/phone-row.tsx';
import { pricesFirst } from '../sportsbook/model/prices-first.ts';
import { shapeOf } from '../sportsbook/model/shape.ts';
import { fixturesQuery } from '../sportsbook/prices/sport-queries.ts';
import { useFeedNews } from '../sportsbook/prices/use-live-fixture.ts';
import { DrawClock } from './draw-clock.tsx';

/** Of each list so many, of one alone twice as many; its page has all of them. */
const shownMax = 4;

const lists = {
  live: '/member/sport/livebetting',
  prematch: '/member/sport/combinationbetting',
} as const;

/** Two in a row where there is room, a line between all of them; the panel cuts the last one off. */
const inColumns = '-mb-px grid *:border-b *:border-line lg:grid-cols-2 lg:*:odd:border-r';

/** What is open at this moment: matches in play and next to begin with their prices, and the draws. */
export default function Lobby() {
  const { t } = useTranslation('sport');
  const live = useMatches('live');
  const next = useMatches('prematch');
  useFeedNews();
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 lg:grid-cols-2">
        <Matches mode="live" list={live} isAlone={next.isNone} />
        <Matches mode="prematch" list={next} isAlone={live.isNone} />
      </div>
      <section aria-label={t('lobby.draws')}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {miniGames.map((game) => (
            <li key={game}>
              <DrawClock game={game} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function useMatches(mode: keyof typeof lists) {
  const column = useShownColumn();
  const { data, isError, refetch } = useQuery({
    ...fixturesQuery({ sport: 'all', mode, page: 1 }),
    select: ({ list }) => pricesFirst(list.map(shapeOf), column),
  });
  return { data, isError, refetch, isNone: data?.length === 0 };
}

type MatchesProps = {
  mode: keyof typeof lists;
  list: ReturnType<typeof useMatches>;
  /** There is nothing for the other list: this one has its half of the row too. */
  isAlone: boolean;
};

function Matches({ mode, list, isAlone }: MatchesProps) {
  const { t } = useTranslation('sport');
  const navigate = useNavigate();
  const { data } = list;
  const to = lists[mode];
  if (list.isNone) return null;
  return (
    <Panel
      isFlush
      className={isAlone ? 'lg:col-span-full' : ''}
      title={t(mode === 'live' ? 'lobby.live' : 'lobby.next')}
      aside={
        <Link to={to} className="finger inline-flex items-center text-sm text-brass-text">
          {t('lobby.all')}
        </Link>
      }
    >
      {data === undefined ? (
        <div className="p-4">
          {list.isError ? (
            <FailedLine onRetry={() => void list.refetch()} />
          ) : (
            <SkeletonRows rows={shownMax} className="h-14" />
          )}
        </div>
      ) : (
        <ul className={isAlone ? inColumns : 'divide-y divide-line'}>
          {data.slice(0, isAlone ? 2 * shownMax : shownMax).map((fixture) => (
            <PhoneRow
              key={fixture.fixtureId}
              fixture={fixture}
              onPicked={() => void navigate({ to })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
