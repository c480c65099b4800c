/**
 * Invariant: a welcome waits ninety days for a log-in that it can be given at. Who never comes is not kept for
 * ever; a time-out is over by then.
 */
const WAITS_MS = 90 * 86_400_000;

/** The welcome of who was approved at this moment or before waits no longer. */
export function waitsFrom(now: Date): Date {
  return new Date(now.getTime() - WAITS_MS);
}
