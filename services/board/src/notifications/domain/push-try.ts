/** When a push that was not taken is tried again, and when it is given up. */

/** One instance has so long to send what it took. */
export const LEASE_MS = 60_000;
/** News of yesterday is read on the site. */
const USEFUL_MS = 24 * 3_600_000;
const FIRST_PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 3_600_000;

/** What a push service said. */
export type PushAnswer = 'taken' | 'gone' | 'refused' | 'later';

/** What it says no to however often it is asked: a push as it stands, or for these keys. */
const REFUSALS: readonly number[] = [400, 401, 403, 413];

/**
 * A push service answers by a status: 404 and 410 say that the browser is no longer there. What is refused
 * is not tried again, or ten such browsers of one member would keep everybody's pushes waiting; the browser
 * stays, as the refusal may be for a mistake of ours.
 */
export function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (REFUSALS.includes(status)) return 'refused';
  return status === 404 || status === 410 ? 'gone' : 'later';
}

/**
 * @param tries how often it was tried, this time included
 * @returns when it is tried again; null for never
 */
export function nextTryAt(
  { createdAt, tries }: { createdAt: Date; tries: number },
  now: Date,
): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), PAUSE_MAX_MS);
  const at = new Date(now.getTime() + pause);
  return at.getTime() - createdAt.getTime() > USEFUL_MS ? null : at;
}
