import { koreaDayBefore } from '../../../shared/format/time.ts';

export type Cycle = 'day' | 'week' | 'half-month' | 'month';
export type ClosedPeriod = { fromDay: string; untilDay: string };

/** The last periods of a cycle that are over on a day, the newest first; a week begins on Monday. */
export function closedPeriods(cycle: Cycle, today: string, count: number): ClosedPeriod[] {
  const found: ClosedPeriod[] = [];
  let untilDay = lastEndBefore(cycle, today);
  while (found.length < count) {
    const fromDay = firstDayOf(cycle, untilDay);
    found.push({ fromDay, untilDay });
    untilDay = koreaDayBefore(fromDay, 1);
  }
  return found;
}

/** The last day of the newest period that is over. */
function lastEndBefore(cycle: Cycle, today: string): string {
  return koreaDayBefore(firstDayOf(cycle, today), 1);
}

/** The first day of the period a day lies in. */
function firstDayOf(cycle: Cycle, day: string): string {
  if (cycle === 'day') return day;
  if (cycle === 'week') {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return koreaDayBefore(day, sinceMonday);
  }
  const isSecondHalf = cycle === 'half-month' && Number(day.slice(8)) > 15;
  return `${day.slice(0, 8)}${isSecondHalf ? '16' : '01'}`;
}
