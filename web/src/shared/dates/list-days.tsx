import { useKoreaDay } from '../hooks/time.ts';
import { DateRange } from './date-range.tsx';
import { daysOf, type ListSearch, searchOfDays, type UsualDays } from './list-range.ts';

type ListDaysProps = {
  search: ListSearch;
  onChange: (days: ListSearch) => void;
  usual?: UsualDays;
  /** The last day that may be chosen; today unless said otherwise. */
  max?: string;
};

/** The days of a list, kept in its address. */
export function ListDays({ search, onChange, usual = 'today', max }: ListDaysProps) {
  const today = useKoreaDay();
  return (
    <DateRange
      value={daysOf(search, today, usual)}
      {...(max === undefined ? {} : { max })}
      onChange={(days) => onChange(searchOfDays(days, today))}
    />
  );
}
