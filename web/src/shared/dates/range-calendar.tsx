import { parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DayRange } from '../format/day-range.ts';
import { CalendarMonth } from './calendar-month.tsx';

type RangeCalendarProps = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A month to choose a first and a last day in. */
export default function DayRangeCalendar({ value, onChange, min, max }: RangeCalendarProps) {
  return (
    <RangeCalendar
      firstDayOfWeek="mon"
      value={{ start: parseDate(value.startDate), end: parseDate(value.endDate) }}
      minValue={min === undefined ? null : parseDate(min)}
      maxValue={max === undefined ? null : parseDate(max)}
      onChange={({ start, end }) =>
        onChange({ startDate: start.toString(), endDate: end.toString() })
      }
    >
      <CalendarMonth />
    </RangeCalendar>
  );
}
