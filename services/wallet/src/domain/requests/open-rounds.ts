/**
 * Invariant: what is staked on a round of a third-party game that is not over keeps a bonus from being given
 * up, since what the round brings is not there to be counted. No round does so for ever.
 */
const DAY_MS = 86_400_000;

/** Vendors keep a game that nobody plays to its end for weeks. One that lasts longer is never ended by them. */
const ROUND_DAYS_MAX = 30;

/** Which round a stake is on comes moments after it. Of one without a round after so long, nobody knows it. */
const UNKNOWN_DAYS_MAX = 1;

/** From when on stakes wait for the end of their rounds. */
export type Waiting = {
  /** Those whose round is known. */
  readonly since: Date;
  /** Those of which no round is known yet. */
  readonly unknownSince: Date;
};

/** @param since when the bonus came: what was staked before was not of it */
export function waitingOf(since: Date, now: Date): Waiting {
  return {
    since: later(since, daysBefore(now, ROUND_DAYS_MAX)),
    unknownSince: later(since, daysBefore(now, UNKNOWN_DAYS_MAX)),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
