import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { type DayRange, rangeOf } from '../../../shared/format/day-range.ts';
import { SearchForm } from '../../../shared/forms/search-form.tsx';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { VendorChoice } from './vendor-choice.tsx';

type RecordSearch = {
  page?: number;
  vendor?: string;
  search?: string;
  member?: string;
  state?: string;
  startDate?: string;
  endDate?: string;
};

type RecordFiltersProps<Search extends RecordSearch> = {
  states: readonly { id: NonNullable<Search['state']> & string; text: string }[];
  search: Search;
  days: DayRange;
  hint: string;
  onSearch: (search: Search) => void;
};

/** The days a list of records covers: those of its address, else the last seven. */
export function useRecordDays({ startDate, endDate }: RecordSearch): DayRange {
  const usual = rangeOf('last7', useKoreaDay());
  return { startDate: startDate ?? usual.startDate, endDate: endDate ?? usual.endDate };
}

/** Above a list of records: their state, an id, the member, the days and the vendor. */
export function RecordFilters<Search extends RecordSearch>(props: RecordFiltersProps<Search>) {
  const { states, search, days, hint, onSearch } = props;
  const { t } = useTranslation('admin');
  // A change begins at the first page; what is empty is not named.
  const put = (change: Partial<RecordSearch>) => {
    const { page: _page, ...rest } = search;
    const entries = Object.entries({ ...rest, ...change });
    onSearch(Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Search);
  };
  return (
    <>
      <FilterBar
        choices={states}
        choice={search.state ?? ''}
        words={search.search ?? ''}
        hint={hint}
        onChange={({ choice, words }) =>
          put({ state: choice || undefined, search: words || undefined } as Partial<RecordSearch>)
        }
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <DateRange label={t('games.days')} value={days} onChange={(range) => put(range)} />
        <VendorChoice
          vendor={search.vendor}
          onVendor={(vendor) => put({ vendor } as Partial<RecordSearch>)}
        />
        <SearchForm
          label={t('games.memberId')}
          placeholder={t('games.memberId')}
          words={search.member ?? ''}
          onSearch={(words) => put({ member: words || undefined } as Partial<RecordSearch>)}
          className="w-full sm:w-64"
        />
      </div>
    </>
  );
}
