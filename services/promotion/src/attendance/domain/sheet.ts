/**
 * Invariant: a sheet is a calendar month in Korea. A streak is a run of days in a row within it, made-up
 * days included, and each length is rewarded once a month, whatever the order its days were stamped in.
 */

/** A day of the month, 1 to 31. */
type Day = number;

/** The month of a day: `2026-01` of `2026-01-15`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const dayOfMonth = (day: string): Day => Number(day.slice(8, 10));

/** How many days a month has. */
export function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** A day of a month as a date: `2026-01-05`. */
export const dateOf = (month: string, day: Day): string =>
  `${month}-${String(day).padStart(2, '0')}`;

/** The longest run of days in a row. */
export function longestRun(days: readonly Day[]): number {
  const stamped = new Set(days);
  return [...stamped].reduce((longest, day) => {
    // A run is measured from its first day alone.
    if (stamped.has(day - 1)) return longest;
    let length = 1;
    while (stamped.has(day + length)) length += 1;
    return Math.max(longest, length);
  }, 0);
}

/** The run that leads up to today, or to yesterday while today is not stamped yet. */
export function currentRun(days: readonly Day[], today: Day): number {
  const stamped = new Set(days);
  let length = 0;
  const end = stamped.has(today) ? today : today - 1;
  while (stamped.has(end - length)) length += 1;
  return length;
}

/** Which lengths a sheet has come to with the days that are new, and had not before. */
export function newlyReached<Streak extends { days: number }>(
  streaks: readonly Streak[],
  before: readonly Day[],
  after: readonly Day[],
): Streak[] {
  const [was, is] = [longestRun(before), longestRun(after)];
  return streaks.filter(({ days }) => days > was && days <= is);
}

/** Whether a missed day may be stamped now: of this month, before today, since the promotion began. */
export function mayMakeUp(day: string, today: string, firstDay: string): boolean {
  return monthOf(day) === monthOf(today) && day < today && day >= firstDay;
}
