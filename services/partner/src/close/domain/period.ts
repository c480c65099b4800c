/**
 * Invariant: a period is whole days of the Korean calendar, and the periods of a cycle follow each
 * other without a gap or an overlap.
 */
import { koreaWeekStart } from '@noriter/kit/korea-time';
import type { Cycle } from '../../vocabulary/cycles.ts';
import { addDays } from '../../vocabulary/days.ts';

/** Korean days, both inside. */
export type Days = { readonly fromDay: string; readonly untilDay: string };

const HALF = 15;

/** The period of a cycle that holds a day. */
export function periodOf(cycle: Cycle, day: string): Days {
  switch (cycle) {
    case 'day':
      return { fromDay: day, untilDay: day };
    case 'week': {
      const fromDay = koreaWeekStart(day);
      return { fromDay, untilDay: addDays(fromDay, 6) };
    }
    case 'half-month':
      return Number(day.slice(8)) <= HALF
        ? { fromDay: `${day.slice(0, 8)}01`, untilDay: `${day.slice(0, 8)}${HALF}` }
        : { fromDay: `${day.slice(0, 8)}${HALF + 1}`, untilDay: lastOfMonth(day) };
    case 'month':
      return { fromDay: `${day.slice(0, 8)}01`, untilDay: lastOfMonth(day) };
    default:
      return cycle satisfies never;
  }
}

/** The period before one: what it is compared with. */
export function previousPeriod(cycle: Cycle, { fromDay }: Days): Days {
  return periodOf(cycle, addDays(fromDay, -1));
}

export function isPeriod(cycle: Cycle, { fromDay, untilDay }: Days): boolean {
  const whole = periodOf(cycle, fromDay);
  return whole.fromDay === fromDay && whole.untilDay === untilDay;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
