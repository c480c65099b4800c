// Invariant: within one window at most `maxFailures` wrong guesses are ever judged; from then on
// every guess, also the right one, is refused until the lock expires or an operator takes it off.

export type Attempts = {
  readonly failures: number;
  readonly firstFailedAt: Date | null;
  readonly lockedUntil: Date | null;
};

export type AttemptPolicy = {
  readonly maxFailures: number;
  readonly windowMs: number;
  readonly lockMs: number;
};

export const noAttempts: Attempts = { failures: 0, firstFailedAt: null, lockedUntil: null };

export function isLocked(attempts: Attempts, now: Date): boolean {
  return attempts.lockedUntil !== null && attempts.lockedUntil > now;
}

export function afterFailure(attempts: Attempts, now: Date, policy: AttemptPolicy): Attempts {
  const counting = continues(attempts, now, policy) ? attempts : noAttempts;
  const failures = counting.failures + 1;
  const firstFailedAt = counting.firstFailedAt ?? now;
  const locked = failures >= policy.maxFailures;
  return {
    failures,
    firstFailedAt,
    lockedUntil: locked ? new Date(now.getTime() + policy.lockMs) : null,
  };
}

/** A lock that has run out, or a first failure that is too long ago, starts the count again. */
function continues(attempts: Attempts, now: Date, policy: AttemptPolicy): boolean {
  if (attempts.lockedUntil !== null && attempts.lockedUntil <= now) return false;
  if (attempts.firstFailedAt === null) return true;
  return now.getTime() - attempts.firstFailedAt.getTime() < policy.windowMs;
}

/** Whole minutes until the lock is gone, at least one: what the person is told. */
export function minutesLocked(attempts: Attempts, now: Date): number {
  const leftMs = (attempts.lockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(1, Math.ceil(leftMs / 60_000));
}
