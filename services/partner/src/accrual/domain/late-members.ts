/**
 * Invariant: nobody is waited for without end. What a member did may arrive before the member: they come by
 * topics that run beside each other. Who was given up once is waited for no more.
 */

const MINUTE_MS = 60_000;

/** So long after it happened something waits for its member. */
const WAIT_MS = 10 * MINUTE_MS;

/**
 * After a standstill of our own all that comes is older, members as well: all of it together waits for so long, once
 * in WAIT_MS. Old history, read again, is held up no more than that.
 */
const WAIT_OF_OLD_MS = MINUTE_MS;

/** A few megabytes. */
const GIVEN_UP_MAX = 100_000;

export type LateMembers = {
  /** Whether something that happened at a moment waits for somebody who is not known. */
  waits(missingId: string, at: Date, now: Date): boolean;
};

/** @param onGivenUp called once for each who is waited for no more */
export function createLateMembers(onGivenUp: (missingId: string) => void): LateMembers {
  const givenUp = new Set<string>();
  let oldSince = Number.NEGATIVE_INFINITY;
  return {
    waits(missingId, at, now) {
      if (givenUp.has(missingId)) return false;
      // What is said to happen in a far future would wait until then.
      if (distance(now.getTime(), at.getTime()) < WAIT_MS) return true;
      if (distance(now.getTime(), oldSince) >= WAIT_MS) oldSince = now.getTime();
      if (distance(now.getTime(), oldSince) < WAIT_OF_OLD_MS) return true;
      if (givenUp.size >= GIVEN_UP_MAX) givenUp.clear();
      givenUp.add(missingId);
      onGivenUp(missingId);
      return false;
    },
  };
}

function distance(one: number, other: number): number {
  return Math.abs(one - other);
}
