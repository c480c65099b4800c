import { useTranslation } from 'react-i18next';
import { rangeOf } from '../format/day-range.ts';
import { useKoreaDay } from '../hooks/time.ts';
import { Button } from '../ui/controls/button.tsx';
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

type WiderDaysProps = {
  search: ListSearch;
  onChange: (days: ListSearch) => void;
  usual?: UsualDays;
};

/** The way on from a list whose days have nothing: the next longer period, up to a month. */
export function WiderDays({ search, onChange, usual = 'today' }: WiderDaysProps) {
  const { t } = useTranslation();
  const today = useKoreaDay();
  const { startDate } = daysOf(search, today, usual);
  const wider = (['last7', 'last30'] as const).find(
    (range) => rangeOf(range, today).startDate < startDate,
  );
  if (wider === undefined) return null;
  return (
    <Button onPress={() => onChange({ range: wider })}>
      {t('dates.show', { days: t(`dates.${wider}`) })}
    </Button>
  );
}
