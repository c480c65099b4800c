import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import type { DaysSearch } from '../admin-search.ts';

type DayFilterProps = { label: string; days: DaysSearch; onChange: (days: DaysSearch) => void };

/** From a day, until a day, or both: an end that is empty is open. */
export function DayFilter({ label, days, onChange }: DayFilterProps) {
  const { t } = useTranslation('admin');
  const today = useKoreaDay();
  const { startDate = '', endDate = '' } = days;
  const set = (end: keyof DaysSearch) => (day: string) => {
    const { [end]: _replaced, ...rest } = days;
    onChange(day === '' ? rest : { ...rest, [end]: day });
  };
  return (
    <fieldset aria-label={label} className="flex items-end gap-2 [&_input]:h-10">
      <DateField
        label={`${label} ${t('filter.from')}`}
        value={startDate}
        max={today}
        isOptional
        onChange={set('startDate')}
        className="w-48"
      />
      <DateField
        label={t('filter.until')}
        value={endDate}
        max={today}
        isOptional
        onChange={set('endDate')}
        className="w-48"
      />
    </fieldset>
  );
}
