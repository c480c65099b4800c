import { DateRange } from '../../components/date-range.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import type { QuickRange } from '../../format/day-range.ts';
import { daysOf, type ListSearch, searchOfDays } from './list-range.ts';

type ListDaysProps = {
  search: ListSearch;
  onChange: (days: ListSearch) => void;
  usual?: QuickRange;
};

/** The days of a list, kept in its address. */
export function ListDays({ search, onChange, usual = 'today' }: ListDaysProps) {
  const today = useKoreaDay();
  return (
    <DateRange
      value={daysOf(search, today, usual)}
      onChange={(days) => onChange(searchOfDays(days, today))}
    />
  );
}
