/**
 * Invariant: a welcome waits ninety days for a log-in that it can be given at. Who never comes is not kept for
 * ever; a time-out is over by then.
 */
const DAY_MS = 86_400_000;
const WAITS_MS = 90 * DAY_MS;

/**
 * For how long former levels are asked for: a welcome goes by the day before its approval, however long
 * it waited. A payback goes by a day of two weeks ago at most.
 */
export const LEVELS_ASKED_MS = WAITS_MS + DAY_MS;

/** The welcome of who was approved at this moment or before waits no longer. */
export function waitsFrom(now: Date): Date {
  return new Date(now.getTime() - WAITS_MS);
}
