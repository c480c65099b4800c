import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import type { FixtureMode, FixturesQuery } from './api.ts';
import { FixtureList } from './fixture-list.tsx';
import { SportFilter } from './sport-filter.tsx';
import { SportLayout } from './sport-layout.tsx';
import { SportLinks, type SportPlace } from './sport-links.tsx';
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
        <Panel key={mode} isFlush title={t(`mode.${mode}`)}>
          <List
            mode={mode}
            only={only}
            search={search}
            onSearch={onSearch}
            isPaged={mode === last}
          />
        </Panel>
      ))}
    </SportLayout>
  );
}

type ListProps = ListPageProps & {
  mode: FixtureMode;
  only: readonly Sport[] | undefined;
  /** The page of the address belongs to the last list; those above it show their first. */
  isPaged: boolean;
};

/** One list; a page about a few sports shows the first until another one is chosen. */
function List({ mode, only, search, onSearch, isPaged }: ListProps) {
  const { t } = useTranslation('sport');
  const sport = chosenSport(only, search.sport) ?? 'all';
  const turn = isPaged ? { onPage: (page: number) => onSearch({ ...search, page }) } : {};
  return (
    <FixtureList
      body={bodyOf({ sport, mode, page: isPaged ? (search.page ?? 1) : 1 }, search)}
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
      {...turn}
    />
  );
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
