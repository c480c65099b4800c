import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { useKoreaDay } from '../hooks/time.ts';

const turn =
  'finger inline-flex size-10 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-hover hover:text-paper disabled:opacity-30';

const cell =
  'flex size-10 cursor-pointer items-center justify-center rounded-md text-sm outline-offset-[-2px] hover:bg-hover data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-faint data-disabled:line-through data-unavailable:text-faint data-selected:bg-brass-soft data-selected:font-semibold data-selected:text-brass-text';
/** The site's day, wherever its visitor is. */
const todayCell = `${cell} underline underline-offset-4`;

/** Head and days of one month; its calendar around it knows what is chosen. */
export function CalendarMonth() {
  const today = useKoreaDay();
  return (
    <div className="w-70">
      <header className="flex items-center justify-between pb-2">
        <Button slot="previous" className={turn}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Heading level={3} className="font-semibold" />
        <Button slot="next" className={turn}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="w-full border-separate border-spacing-0">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 text-xs font-medium text-faint">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={date.toString() === today ? todayCell : cell} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
