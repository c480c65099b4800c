import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FixtureClock } from './fixture-clock.tsx';
import { FixtureTeams } from './fixture-teams.tsx';
import { mainMarkets } from './group.ts';
import { MarketCells } from './market-cells.tsx';
import type { FixtureShape } from './shape.ts';
import { useInSight, useLiveFixture } from './use-live-fixture.ts';
import { useSportText } from './use-sport-text.ts';

/** The columns of a row, and of the heads above them, where the list is wide enough for one line. */
export const lineColumns =
  '@3xl:grid-cols-[minmax(7rem,0.8fr)_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_3rem]';
/** Less wide, who plays stands above the markets; on a phone two of these stand below the first. */
const narrowColumns =
  'grid-cols-2 @xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_3rem]';

type FixtureLineProps = {
  fixture: FixtureShape;
  /** The markets are no columns here: each says what it is. */
  isNamed: boolean;
};

/**
 * One match of a list with its main markets. It follows its live topic while it is on the screen,
 * and is itself drawn anew only when there is another match in its place. Out of sight nothing of it
 * is laid out or painted.
 */
export const FixtureLine = memo(function FixtureLine({ fixture, isNamed }: FixtureLineProps) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const [part, isInSight] = useInSight<HTMLLIElement>();
  const { fixtureId, startsAt, markets, marketCount } = fixture;
  useLiveFixture(fixtureId, isInSight);
  const { winner, handicap, total } = mainMarkets(markets);
  // Of a race there is who wins and no more: names of runners have all of the room.
  const isAlone = winner !== null && handicap === null && total === null;
  const others = marketCount - [winner, handicap, total].filter((one) => one !== null).length;
  const match = text.match(fixture) ?? text.name(fixture.league);
  return (
    <li
      ref={part}
      className={`grid items-end [contain-intrinsic-size:auto_16rem] [content-visibility:auto] @3xl:[contain-intrinsic-size:auto_6rem] gap-x-3 gap-y-2.5 px-4 py-3 sm:px-5 @3xl:items-center ${narrowColumns} ${lineColumns}`}
    >
      <Link
        to="/member/sport/fixture/$fixtureId"
        params={{ fixtureId }}
        className="col-span-full flex min-w-0 flex-col gap-1.5 rounded-md hover:text-brass-text @3xl:col-span-1"
      >
        <FixtureClock fixtureId={fixtureId} startsAt={startsAt} />
        <FixtureTeams fixture={fixture} />
      </Link>
      <MarketCells isWide isAlone={isAlone} fixture={fixture} market={winner} isNamed={isNamed} />
      {isAlone ? null : (
        <>
          <MarketCells
            fixture={fixture}
            market={handicap}
            isNamed={isNamed}
            isWide={total === null}
          />
          <MarketCells
            fixture={fixture}
            market={total}
            isNamed={isNamed}
            isWide={handicap === null}
          />
        </>
      )}
      <Link
        to="/member/sport/fixture/$fixtureId"
        params={{ fixtureId }}
        className="finger inline-flex h-10 items-center justify-center gap-0.5 rounded-md border border-line text-sm font-semibold text-muted hover:bg-hover hover:text-paper col-span-full @xl:col-span-1 @xl:h-16"
      >
        {others > 0 ? `+${others} ` : <span className="@3xl:hidden">{t('column.more')}</span>}
        <span className="sr-only">{t('moreOf', { match, count: Math.max(0, others) })}</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </li>
  );
});
