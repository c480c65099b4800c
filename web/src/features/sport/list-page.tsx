import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import type { FixtureMode, FixturesQuery } from './api.ts';
import { FixtureList } from './fixture-list.tsx';
import { SportFilter } from './sport-filter.tsx';
import { SportLayout } from './sport-layout.tsx';
import { SportLinks, type SportPlace } from './sport-links.tsx';
import { fixturesQuery, menuQuery } from './sport-queries.ts';
import { type SportSearch, withFilter } from './sport-search.ts';
import { chosenSport, type Sport } from './sports.ts';

export type ListPageProps = { search: SportSearch; onSearch: (search: SportSearch) => void };

/** Which matches each page has: `/sport` shows what is played, and what comes. */
const pages = {
  all: ['live', 'prematch'],
  live: ['live'],
  combination: ['prematch'],
  special: ['special'],
  esport: ['live', 'prematch'],
  virtual: ['live', 'prematch'],
} as const satisfies Partial<Record<SportPlace, readonly FixtureMode[]>>;

type SportListPageProps = ListPageProps & {
  place: keyof typeof pages;
  /** What the page is about, where it is not all sports. */
  only?: readonly Sport[];
};

/** A page of matches by sport and league: played now, to come, or both. */
export function SportListPage({ place, only, search, onSearch }: SportListPageProps) {
  const { t } = useTranslation('sport');
  const modes = pages[place];
  const last = modes.at(-1);
  return (
    <SportLayout
      title={t(`page.${place}`)}
      note={t(`note.${place}`)}
      links={<SportLinks current={place} />}
    >
      <Panel isFlush>
        <SportFilter
          mode={place === 'live' ? 'live' : 'prematch'}
          {...(only === undefined ? {} : { only })}
          search={search}
          onSearch={onSearch}
        />
      </Panel>
      {modes.map((mode) => (
        <ListPanel
          key={mode}
          mode={mode}
          only={only}
          search={search}
          onSearch={onSearch}
          isLast={mode === last}
        />
      ))}
    </SportLayout>
  );
}

type ListPanelProps = ListPageProps & {
  mode: FixtureMode;
  only: readonly Sport[] | undefined;
  /** The page of the address belongs to the last list; those above it show their first. */
  isLast: boolean;
};

/**
 * One list; a page about a few sports shows the first until another one is chosen. Above others, one
 * in which there is nothing is left out.
 */
function ListPanel({ mode, only, search, onSearch, isLast }: ListPanelProps) {
  const { t } = useTranslation('sport');
  const sport = chosenSport(only, search.sport) ?? 'all';
  const body = bodyOf({ sport, mode, page: isLast ? (search.page ?? 1) : 1 }, search);
  const isEmpty = useIsEmpty(body);
  if (isEmpty && !isLast) return null;
  return (
    <Panel isFlush title={t(`mode.${mode}`)}>
      <FixtureList
        body={body}
        emptyAction={
          mode === 'live' ? (
            <ButtonLink size="small" to="/member/sport/combinationbetting">
              {t('toPrematch')}
            </ButtonLink>
          ) : (
            <ButtonLink size="small" to="/member/sport">
              {t('toAll')}
            </ButtonLink>
          )
        }
        onLeague={(league) => onSearch(withFilter(search, { league }))}
        {...(isLast ? { onPage: (page: number) => onSearch({ ...search, page }) } : {})}
      />
    </Panel>
  );
}

/** Whether a list has nothing: what its answer says, and until it comes what the menu says. */
function useIsEmpty(body: FixturesQuery): boolean {
  const { data: list } = useQuery({
    ...fixturesQuery(body),
    select: ({ list: found }) => found.length,
  });
  const { data: menu } = useQuery(menuQuery);
  if (list !== undefined) return list === 0;
  const played = (menu?.sports ?? [])
    .filter(({ sport }) => body.sport === 'all' || sport === body.sport)
    .map(({ live }) => live);
  return body.mode === 'live' && menu !== undefined && played.every((live) => live === 0);
}

function bodyOf(
  asked: Pick<FixturesQuery, 'sport' | 'mode' | 'page'>,
  { league, words }: SportSearch,
): FixturesQuery {
  return {
    ...asked,
    ...(league === undefined ? {} : { leagueId: league }),
    ...(words === undefined ? {} : { search: words }),
  };
}
