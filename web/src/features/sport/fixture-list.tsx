import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../components/pagination.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import type { FixturesQuery } from './api.ts';
import { FixtureLine, lineColumns } from './fixture-line.tsx';
import { byLeague, type LeagueGroup } from './group.ts';
import { type FixtureShape, shapeOf } from './shape.ts';
import { fixturesQuery } from './sport-queries.ts';
import { useSportText } from './use-sport-text.ts';

type FixtureListProps = {
  body: FixturesQuery;
  /** A way on where there is nothing. */
  emptyAction?: ReactNode;
  onLeague?: (leagueId: string) => void;
  onPage?: (page: number) => void;
};

/** Matches by league, in each of the states a list has. */
export function FixtureList({ body, emptyAction, onLeague, onPage }: FixtureListProps) {
  const { t } = useTranslation('sport');
  const query = useQuery({
    ...fixturesQuery(body),
    select: ({ list, pageInfo }) => ({ fixtures: list.map(shapeOf), pageInfo }),
  });
  const groups = useMemo(() => byLeague(query.data?.fixtures ?? []), [query.data?.fixtures]);
  if (query.isPending) {
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={5} className="h-20" />
      </div>
    );
  }
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (groups.length === 0) {
    return (
      <Empty
        icon={CalendarX2}
        title={t(`empty.${body.mode}`)}
        note={t('empty.note')}
        action={emptyAction}
      />
    );
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="@container transition-opacity duration-150 aria-busy:opacity-50"
    >
      {groups.map((group) => (
        <LeagueSection
          key={group.league.leagueId}
          group={group}
          isNamed={body.mode === 'special'}
          onLeague={onLeague}
        />
      ))}
      {onPage === undefined ? null : <Pagination info={query.data.pageInfo} onPage={onPage} />}
    </div>
  );
}

type LeagueSectionProps = {
  group: LeagueGroup<FixtureShape>;
  isNamed: boolean;
  onLeague: ((leagueId: string) => void) | undefined;
};

function LeagueSection({ group, isNamed, onLeague }: LeagueSectionProps) {
  const { league, sport, fixtures } = group;
  const { t } = useTranslation('sport');
  const text = useSportText();
  const name = text.name(league);
  return (
    <section aria-label={name} className="border-b border-line last:border-b-0">
      <header
        className={`grid items-center gap-x-3 border-b border-line bg-sunken px-4 py-1.5 text-xs text-faint sm:px-5 ${lineColumns}`}
      >
        <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="shrink-0">{text.sport(sport)}</span>
          {onLeague === undefined ? (
            <span className="min-w-0 text-sm font-semibold text-paper">{name}</span>
          ) : (
            <button
              type="button"
              onClick={() => onLeague(league.leagueId)}
              className="finger min-w-0 cursor-pointer text-left text-sm font-semibold text-paper hover:text-brass-text"
            >
              {name}
            </button>
          )}
        </h3>
        {(['winner', 'handicap', 'total'] as const).map((column) => (
          <span key={column} aria-hidden="true" className="hidden text-center @3xl:block">
            {isNamed ? '' : t(`column.${column}`)}
          </span>
        ))}
        <span aria-hidden="true" className="hidden text-center @3xl:block">
          {t('column.more')}
        </span>
      </header>
      <ul className="divide-y divide-line">
        {fixtures.map((fixture) => (
          <FixtureLine key={fixture.fixtureId} fixture={fixture} isNamed={isNamed} />
        ))}
      </ul>
    </section>
  );
}
