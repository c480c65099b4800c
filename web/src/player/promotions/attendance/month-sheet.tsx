import type { AttendanceSheet } from '../../../shared/api/contracts.ts';
import { language } from '../../../shared/i18n/language.ts';
import { localeOf } from '../../../shared/i18n/locale.ts';
import { DayCell } from './day-cell.tsx';
import { placesBefore } from './months.ts';

type MonthSheetProps = {
  sheet: AttendanceSheet;
  /** Asked where a missed day may be made up. */
  onMakeUp: (day: string) => void;
};

/** A month as a calendar of stamps; what may be made up is a button in its day. */
export function MonthSheet({ sheet, onMakeUp }: MonthSheetProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <ol aria-hidden="true" className="grid grid-cols-7 gap-1.5 text-center text-xs text-faint">
        {weekdays().map((name) => (
          <li key={name} className="py-1 font-medium">
            {name}
          </li>
        ))}
      </ol>
      <ol className="grid grid-cols-7 gap-1 sm:gap-1.5">
        {sheet.days.map((day, index) => (
          <li
            key={day.day}
            style={index === 0 ? { gridColumnStart: placesBefore(sheet.month) + 1 } : undefined}
          >
            <DayCell day={day} today={sheet.today} onMakeUp={onMakeUp} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Monday to Sunday, short. */
function weekdays(): string[] {
  const monday = Date.UTC(2026, 0, 5);
  const format = { weekday: 'short', timeZone: 'UTC' } as const;
  return Array.from({ length: 7 }, (_, day) =>
    new Date(monday + day * 86_400_000).toLocaleDateString(localeOf[language()], format),
  );
}
