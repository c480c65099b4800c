import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { isDay } from '../format/day-range.ts';
import { CalendarMonth } from './calendar-month.tsx';

type DayCalendarProps = {
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A month to choose one day in, by mouse, finger or arrow keys. */
export default function DayCalendar({ value, onChange, min, max }: DayCalendarProps) {
  return (
    <Calendar
      // It opens by the person's own press, and the arrow keys are to work at once.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      firstDayOfWeek="mon"
      value={dayOrNull(value)}
      minValue={dayOrNull(min)}
      maxValue={dayOrNull(max)}
      onChange={(day) => onChange(day.toString())}
    >
      <CalendarMonth />
    </Calendar>
  );
}

function dayOrNull(day: string | undefined): CalendarDate | null {
  return day !== undefined && isDay(day) ? parseDate(day) : null;
}
