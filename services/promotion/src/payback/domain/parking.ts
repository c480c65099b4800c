/**
 * Invariant: a line that fails is tried again ever later, at least four times a day, and behind all that are
 * due before it; so however many fail, they hold up no other. None is ever given up.
 */

/** Who fails so often, in about half an hour, needs a person: by then it passes by itself no more. */
export const PARKED_ATTEMPTS = 6;

const MINUTE_MS = 60_000;
const PAUSE_MS_MAX = 6 * 60 * MINUTE_MS;

/** From here on a pause is the longest; two to the power of more is no number to reckon with. */
const DOUBLINGS_MAX = 10;

/**
 * When a line is due again that failed now: in the next run, then in a minute, in three, in seven.
 *
 * @param attempts how many have failed, this one counted
 */
export function nextTry(attempts: number, at: Date): Date {
  const minutes = 2 ** Math.min(attempts - 1, DOUBLINGS_MAX) - 1;
  return new Date(at.getTime() + Math.min(minutes * MINUTE_MS, PAUSE_MS_MAX));
}
