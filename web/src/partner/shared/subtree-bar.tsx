import { useQuery } from '@tanstack/react-query';
import { ListDays } from '../../shared/dates/list-days.tsx';
import { daysOf, type UsualDays } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import {
  type PartnerSearch,
  searchWith,
  whose,
} from '../../shared/partner/model/partner-search.ts';
import { SubtreePath } from '../../shared/partner/people/subtree-path.tsx';
import { ownReads } from './partner-reads.ts';

type SubtreeBarProps = {
  search: PartnerSearch;
  usual?: UsualDays;
  onSearch: (search: PartnerSearch) => void;
};

/** Whose subtree a page is about, and which days. */
export function SubtreeBar({ search, usual = 'today', onSearch }: SubtreeBarProps) {
  const days = daysOf(search, useKoreaDay(), usual);
  const { data } = useQuery(ownReads.totals({ ...whose(search), ...days }));
  const { range: _range, from: _from, until: _until, ...rest } = search;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SubtreePath
        path={data?.path ?? []}
        onOpen={(partner) => onSearch(searchWith(search, { partner }))}
      />
      <ListDays
        search={search}
        usual={usual}
        onChange={(chosen) => onSearch({ ...searchWith(rest, {}), ...chosen })}
      />
    </div>
  );
}
