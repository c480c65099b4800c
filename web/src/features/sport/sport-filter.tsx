import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { menuQuery } from './sport-queries.ts';
import { type SportSearch, withFilter } from './sport-search.ts';
import { chosenSport, filterSports, type Sport } from './sports.ts';

type SportFilterProps = {
  mode: 'prematch' | 'live';
  /** Instead of the specification's bar: the few that a page is about. */
  only?: readonly Sport[];
  search: SportSearch;
  onSearch: (search: SportSearch) => void;
};

/** The filter bar of the specification, the words to search by, and the league that was chosen. */
export function SportFilter({ mode, only, search, onSearch }: SportFilterProps) {
  const { t } = useTranslation('sport');
  const offered = useQuery(menuQuery).data?.sports ?? [];
  const countOf = (sport: Sport) => {
    const found = offered.find((one) => one.sport === sport);
    return (mode === 'live' ? found?.live : found?.fixtures) ?? 0;
  };
  const shown = only ?? filterSports(mode, offered.map(({ sport }) => sport).filter(countOf));
  const change = (part: Parameters<typeof withFilter>[1]) => onSearch(withFilter(search, part));
  return (
    <div className="flex flex-col gap-3 px-4 py-3 sm:px-5">
      <div className="flex flex-col gap-3 xl:flex-row xl:items-center xl:justify-between">
        {shown.length < 2 ? null : (
          <Segmented<Sport | 'all'>
            label={t('filter')}
            choices={[
              ...(only === undefined ? [{ id: 'all' as const, text: t('allSports') }] : []),
              ...shown.map((sport) => ({ id: sport, text: withCount(sport) })),
            ]}
            value={chosenSport(only, search.sport) ?? 'all'}
            onChange={(sport) => change({ sport: sport === 'all' ? null : sport, league: null })}
          />
        )}
        <SearchForm
          label={t('search')}
          words={search.words ?? ''}
          onSearch={(words) => change({ words: words === '' ? null : words })}
          className="xl:w-64 xl:shrink-0"
        />
      </div>
      {search.league === undefined ? null : (
        <Button size="small" className="self-start" onPress={() => change({ league: null })}>
          {t('allLeagues')}
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  );

  function withCount(sport: Sport): string {
    const count = countOf(sport);
    const name = t(`name.${sport}`);
    return count === 0 ? name : `${name} ${count}`;
  }
}
