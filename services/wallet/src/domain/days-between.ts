const DAY_MS = 86_400_000;

/** Lists reach back two years at most; older rows are in the ledger all the same. */
const DAYS_MAX = 731;

/**
 * All days from one to another, both inside, as the ledger's index wants them: it begins with the
 * day, and a list of days lets it go straight to the member's rows of each.
 *
 * @example daysBetween('2026-01-31', '2026-02-01') // ['2026-01-31', '2026-02-01']
 */
export function daysBetween(first: string, last: string): string[] {
  const end = Date.parse(last);
  const start = Math.max(Date.parse(first), end - (DAYS_MAX - 1) * DAY_MS);
  const days: string[] = [];
  for (let at = start; at <= end; at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
