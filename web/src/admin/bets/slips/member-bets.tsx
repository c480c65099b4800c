import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { rangeOf } from '../../../shared/format/day-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { betFilter } from '../shared/betting-queries.ts';
import type { BetsSearch } from '../shared/betting-search.ts';
import { BetsList } from './bets-list.tsx';
import { ProductFilter } from './product-filter.tsx';

type MemberBetsProps = {
  memberId: string;
  search: BetsSearch;
  onSearch: (search: BetsSearch) => void;
};

/** What one member has bet on. */
export function MemberBets({ memberId, search, onSearch }: MemberBetsProps) {
  const { t } = useTranslation('admin');
  const { startDate, endDate } = { ...rangeOf('last30', useKoreaDay()), ...search };
  const { page: _first, ...rest } = search;
  const filter = { ...betFilter(search, { startDate, endDate }), memberId };
  return (
    <Panel isFlush>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <DateRange
          label={t('betting.placedAt')}
          value={{ startDate, endDate }}
          onChange={(range) => onSearch({ ...rest, ...range })}
        />
        <ProductFilter search={search} onSearch={onSearch} />
      </div>
      <BetsList {...{ filter, search, onSearch }} />
    </Panel>
  );
}
