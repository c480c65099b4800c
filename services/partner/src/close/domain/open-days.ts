/**
 * Invariant: a day of a holder and kind is settled once, by whichever period comes first. Of a later
 * period those of its days are left that no settlement has.
 */
import { addDays, dayAfter } from '../../vocabulary/days.ts';
import type { Days } from './period.ts';

/** @param settled in any order; what lies outside of the days is passed over */
export function openDays({ fromDay, untilDay }: Days, settled: readonly Days[]): Days[] {
  const open: Days[] = [];
  let next = fromDay;
  for (const one of [...settled].sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))) {
    if (one.untilDay < next || one.fromDay > untilDay) continue;
    if (one.fromDay > next) open.push({ fromDay: next, untilDay: addDays(one.fromDay, -1) });
    next = dayAfter(one.untilDay);
  }
  return next > untilDay ? open : [...open, { fromDay: next, untilDay }];
}
