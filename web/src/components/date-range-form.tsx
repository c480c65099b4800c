import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../format/day-range.ts';
import { Button } from './button.tsx';
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
  const [range, setRange] = useState(value);
  const isBackwards = range.endDate < range.startDate;
  return (
    <form
      className="flex w-70 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBackwards) onDone(range);
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        <DateText
          label={t('dates.from')}
          value={range.startDate}
          min={min}
          max={max}
          onChange={(startDate) => setRange({ ...range, startDate })}
        />
        <DateText
          label={t('dates.until')}
          value={range.endDate}
          min={min}
          max={max}
          error={isBackwards ? t('dates.wrongOrder') : undefined}
          onChange={(endDate) => setRange({ ...range, endDate })}
        />
      </div>
      <DayRangeCalendar
        value={isBackwards ? { startDate: range.endDate, endDate: range.endDate } : range}
        min={min}
        max={max}
        onChange={setRange}
      />
      <Button type="submit" look="main" isDisabled={isBackwards} className="sticky bottom-0 z-1">
        {t('dates.apply')}
      </Button>
    </form>
  );
}
