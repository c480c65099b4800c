import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import { useShownColumn } from '../sportsbook/fixtures/rows/market-switch.tsx';
import { PhoneRow } from '../sportsbook/fixtures/rows/phone-row.tsx';
import { pricesFirst } from '../sportsbook/model/prices-first.ts';
import { shapeOf } from '../sportsbook/model/shape.ts';
import { fixturesQuery } from '../sportsbook/prices/sport-queries.ts';
import { useFeedNews } from '../sportsbook/prices/use-live-fixture.ts';
import { DrawClock } from './draw-clock.tsx';

/** Of each list so many; its page has all of them. */
const shownMax = 4;

const lists = {
  live: '/member/sport/livebetting',
  prematch: '/member/sport/combinationbetting',
} as const;

/** What is open at this moment: matches in play and next to begin with their prices, and the draws. */
export default function Lobby() {
  const { t } = useTranslation('sport');
  useFeedNews();
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 lg:grid-cols-2">
        <Matches mode="live" />
        <Matches mode="prematch" />
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

function Matches({ mode }: { mode: keyof typeof lists }) {
  const { t } = useTranslation('sport');
  const navigate = useNavigate();
  const column = useShownColumn();
  const { data, isPending } = useQuery({
    ...fixturesQuery({ sport: 'all', mode, page: 1 }),
    select: ({ list }) => pricesFirst(list.map(shapeOf), column).slice(0, shownMax),
  });
  const to = lists[mode];
  if (!isPending && (data ?? []).length === 0) return null;
  return (
    <Panel
      isFlush
      title={t(mode === 'live' ? 'lobby.live' : 'lobby.next')}
      aside={
        <Link to={to} className="finger inline-flex items-center text-sm text-brass-text">
          {t('lobby.all')}
        </Link>
      }
    >
      {data === undefined ? (
        <div className="p-4">
          <SkeletonRows rows={shownMax} className="h-14" />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((fixture) => (
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
