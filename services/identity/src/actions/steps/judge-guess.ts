import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import {
  type AttemptPolicy,
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
  { pool, clock, config }: IdentityDeps,
  guessed: GuessedSecret,
  isRight: boolean,
  sequel: Sequel<T>,
): Promise<Judgement<T>> {
  return withTransaction(pool, async (tx): Promise<Judgement<T>> => {
    const now = clock.now();
    const attempts = await lockAttempts(tx, guessed, now);
    if (isLocked(attempts, now))
      return { outcome: 'locked', minutes: minutesLocked(attempts, now) };
    if (!isRight) {
      const counted = afterFailure(attempts, now, policyOf(config, guessed));
      await saveAttempts(tx, guessed, counted, now);
      await sequel.wrong?.(tx);
      return { outcome: 'wrong', nowLocked: isLocked(counted, now) };
    }
    if (attempts.failures > 0) await saveAttempts(tx, guessed, afterRight(attempts), now);
    return { outcome: 'right', value: await sequel.right(tx) };
  });
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
const short: readonly GuessedSecret['secret'][] = ['withdrawal', 'member-code'];

function policyOf(config: IdentityDeps['config'], { secret }: GuessedSecret): AttemptPolicy {
  return {
    ...(short.includes(secret) ? { longFailuresMax: config.PIN_FAILURES_MAX } : {}),
    maxFailures: config.LOGIN_FAILURES_MAX,
    windowMs: config.LOGIN_FAILURE_WINDOW_MINUTES * 60_000,
    lockMs: config.LOGIN_LOCK_MINUTES * 60_000,
  };
}
