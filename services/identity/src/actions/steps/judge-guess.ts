import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import {
  type AttemptPolicy,
  type Attempts,
  afterFailure,
  afterRight,
  isLocked,
  minutesLocked,
} from '../../domain/sessions/attempts.ts';
import { type GuessedSecret, lockAttempts, saveAttempts } from '../../store/sessions/attempts.ts';

export type Judgement<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong'; nowLocked: boolean }
  | { outcome: 'locked'; minutes: number };

type Sequel<T> = {
  right(tx: pg.PoolClient): Promise<T>;
  wrong?(tx: pg.PoolClient): Promise<void>;
};

/**
 * Records one guess and runs what follows from it in the same transaction. The secret was compared
 * before, outside; its outcome counts here, one guess after the other under the row's lock. So a
 * thousand guesses at once learn no more than the first five of them.
 */
export async function judgeGuess<T>(
  deps: IdentityDeps,
  guessed: GuessedSecret,
  isRight: boolean,
  sequel: Sequel<T>,
): Promise<Judgement<T>> {
  return withTransaction(deps.pool, async (tx): Promise<Judgement<T>> => {
    const now = deps.clock.now();
    const counted = await countGuess(deps, tx, guessed, isRight);
    if (isLocked(counted.before, now)) {
      return { outcome: 'locked', minutes: minutesLocked(counted.before, now) };
    }
    if (isRight) return { outcome: 'right', value: await sequel.right(tx) };
    await sequel.wrong?.(tx);
    return { outcome: 'wrong', nowLocked: isLocked(counted.after, now) };
  });
}

/**
 * Counts one guess in the caller's transaction, which keeps the count's lock. One that comes while it is
 * locked counts for nothing, right or wrong.
 */
export async function countGuess(
  { clock, config }: Pick<IdentityDeps, 'clock' | 'config'>,
  tx: pg.ClientBase,
  guessed: GuessedSecret,
  isRight: boolean,
): Promise<{ before: Attempts; after: Attempts }> {
  const now = clock.now();
  const before = await lockAttempts(tx, guessed, now);
  const isCounted = !isLocked(before, now) && !(isRight && before.failures === 0);
  if (!isCounted) return { before, after: before };
  const after = isRight ? afterRight(before) : afterFailure(before, now, policyOf(config, guessed));
  await saveAttempts(tx, guessed, after, now);
  return { before, after };
}

type Whose = { readonly siteId: string; readonly memberId: string; readonly passwordHash: string };

/**
 * Judges the login password of a member who is logged in. Its guesses are not those at the door: whoever has
 * got into a session does not keep the member from the log-in that ends it, nor a stranger at the door one
 * who is in from what needs the password.
 */
export async function judgeOwnPassword<T>(
  deps: IdentityDeps,
  { siteId, memberId: subject, passwordHash }: Whose,
  password: string,
  sequel: Sequel<T>,
): Promise<Judgement<T>> {
  const isRight = await deps.passwords.isRight(passwordHash, password);
  return judgeGuess(deps, { siteId, secret: 'own-password', subject }, isRight, sequel);
}

/** Short secrets are also bounded over weeks. */
const short: readonly GuessedSecret['secret'][] = ['withdrawal', 'member-code', 'operator-code'];

function policyOf(config: IdentityDeps['config'], { secret }: GuessedSecret): AttemptPolicy {
  return {
    ...(short.includes(secret) ? { longFailuresMax: config.PIN_FAILURES_MAX } : {}),
    maxFailures: config.LOGIN_FAILURES_MAX,
    windowMs: config.LOGIN_FAILURE_WINDOW_MINUTES * 60_000,
    lockMs: config.LOGIN_LOCK_MINUTES * 60_000,
  };
}
