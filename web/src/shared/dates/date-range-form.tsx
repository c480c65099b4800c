import { useTranslation } from 'react-i18next';
import type { DayRange } from '../format/day-range.ts';
import { Form } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateText } from './date-text.tsx';
import DayRangeCalendar from './range-calendar.tsx';

type RangeFormProps = {
  value: DayRange;
  min?: string | undefined;
  max?: string | undefined;
  onDone: (range: DayRange) => void;
};

/** Two days typed above a month in which they are shown; nothing changes before it is applied. */
export default function DateRangeForm({ value, min, max, onDone }: RangeFormProps) {
  const { t } = useTranslation();
  const form = useFields<DayRange>({
    start: value,
    problems: {
      endDate: (typed) => (typed.endDate < typed.startDate ? t('dates.wrongOrder') : undefined),
    },
    shown: 'typing',
  });
  const range = form.values;
  const isBackwards = form.problem !== undefined;

  function choose({ startDate, endDate }: DayRange): void {
    form.set('startDate', startDate);
    form.set('endDate', endDate);
  }

  return (
    <Form className="flex w-70 flex-col gap-3" onSubmit={() => form.submit(onDone)}>
      <div className="grid grid-cols-2 gap-2">
        <DateText
          label={t('dates.from')}
          value={range.startDate}
          min={min}
          max={max}
          onChange={(startDate) => form.set('startDate', startDate)}
        />
        <DateText
          label={t('dates.until')}
          value={range.endDate}
          min={min}
          max={max}
          error={form.errorOf('endDate')}
          onChange={(endDate) => form.set('endDate', endDate)}
        />
      </div>
      <DayRangeCalendar
        value={isBackwards ? { startDate: range.endDate, endDate: range.endDate } : range}
        min={min}
        max={max}
        onChange={choose}
      />
      <Button type="submit" look="main" isDisabled={isBackwards} className="sticky bottom-0 z-1">
        {t('dates.apply')}
      </Button>
    </Form>
  );
}
