// Invariant: within one window at most `maxFailures` wrong guesses are ever judged; from then on
// every guess, also the right one, is refused until the lock expires or an operator takes it off.
// Where a secret is short, wrong guesses also add up over weeks, whatever was right in between.

export type Attempts = {
  readonly failures: number;
  readonly firstFailedAt: Date | null;
  readonly lockedUntil: Date | null;
  /** Wrong guesses since longSince; a right one does not take them back. */
  readonly longFailures: number;
  readonly longSince: Date | null;
};

export type AttemptPolicy = {
  readonly maxFailures: number;
  readonly windowMs: number;
  readonly lockMs: number;
  /** The most wrong guesses in four weeks; absent where there is no such bound. */
  readonly longFailuresMax?: number;
};

/** Four digits would be through in weeks of patient guessing. */
export const longWindowMs = 28 * 24 * 3_600_000;

export const noAttempts: Attempts = {
  failures: 0,
  firstFailedAt: null,
  lockedUntil: null,
  longFailures: 0,
  longSince: null,
};

/** After a right guess the count begins again; what adds up over weeks stays. */
export function afterRight(attempts: Attempts): Attempts {
  return { ...noAttempts, ...longOf(attempts) };
}

export function isLocked(attempts: Attempts, now: Date): boolean {
  return attempts.lockedUntil !== null && attempts.lockedUntil > now;
}

export function afterFailure(attempts: Attempts, now: Date, policy: AttemptPolicy): Attempts {
  const counting = continues(attempts, now, policy) ? attempts : noAttempts;
  const failures = counting.failures + 1;
  const firstFailedAt = counting.firstFailedAt ?? now;
  const { longFailuresMax } = policy;
  // What nothing depends on for weeks is not kept for weeks: anybody may guess at ids that do not exist.
  const long = longFailuresMax === undefined ? longOf(attempts) : addLong(attempts, now);
  const isLongFull = longFailuresMax !== undefined && long.longFailures >= longFailuresMax;
  const ends = [
    ...(failures >= policy.maxFailures ? [now.getTime() + policy.lockMs] : []),
    ...(isLongFull && long.longSince !== null ? [long.longSince.getTime() + longWindowMs] : []),
  ];
  const lockedUntil = ends.length === 0 ? null : new Date(Math.max(...ends));
  return { failures, firstFailedAt, lockedUntil, ...long };
}

type Long = Pick<Attempts, 'longFailures' | 'longSince'>;

const longOf = ({ longFailures, longSince }: Attempts): Long => ({ longFailures, longSince });

function addLong({ longFailures, longSince }: Attempts, now: Date): Long {
  const isOld = longSince === null || now.getTime() - longSince.getTime() >= longWindowMs;
  return isOld
    ? { longFailures: 1, longSince: now }
    : { longFailures: longFailures + 1, longSince };
}

/** A lock that has run out, or a first failure that is too long ago, starts the count again. */
function continues(attempts: Attempts, now: Date, policy: AttemptPolicy): boolean {
  if (attempts.lockedUntil !== null && attempts.lockedUntil <= now) return false;
  if (attempts.firstFailedAt === null) return true;
  return now.getTime() - attempts.firstFailedAt.getTime() < policy.windowMs;
}

/** Whole minutes until the lock is gone, at least one: what the person sees. */
export function minutesLocked(attempts: Attempts, now: Date): number {
  const leftMs = (attempts.lockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(1, Math.ceil(leftMs / 60_000));
}
