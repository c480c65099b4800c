import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import {
  type AttemptPolicy,
  type Attempts,
  afterFailure,
  isLocked,
  minutesLocked,
  noAttempts,
} from '../domain/attempts.ts';

/** A secret that may be guessed at a few times only. */
export type GuessedSecret = {
  readonly siteId: string;
  readonly secret: 'login' | 'withdrawal' | 'operator-login';
  /** The normalised login id, known or not, or the member's id. */
  readonly subject: string;
};

export type Judgement<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong'; nowLocked: boolean }
  | { outcome: 'locked'; minutes: number };

type Sequel<T> = {
  right(tx: pg.PoolClient): Promise<T>;
  wrong?(tx: pg.PoolClient): Promise<void>;
};

/**
 * Records one guess and runs what follows from it in the same transaction. The guess itself was
 * judged before, outside; its outcome is only told here, one guess after the other under the row's
 * lock. So a thousand guesses at once learn no more than the first five of them.
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
      const counted = afterFailure(attempts, now, policyOf(config));
      await saveAttempts(tx, guessed, counted, now);
      await sequel.wrong?.(tx);
      return { outcome: 'wrong', nowLocked: isLocked(counted, now) };
    }
    if (attempts.failures > 0) await saveAttempts(tx, guessed, noAttempts, now);
    return { outcome: 'right', value: await sequel.right(tx) };
  });
}

/** Forgets all guesses: the operator's way back, and what a new secret begins with. */
export async function forgetGuesses(tx: pg.ClientBase, guessed: GuessedSecret): Promise<boolean> {
  const result = await tx.query(
    `update attempt_count set failures = 0, first_failed_at = null, locked_until = null
     where site_id = $1 and secret = $2 and subject = $3 and failures > 0`,
    [guessed.siteId, guessed.secret, guessed.subject],
  );
  return result.rowCount === 1;
}

/** The upsert gives back the row and holds its lock, whether it was there or not. */
async function lockAttempts(
  tx: pg.ClientBase,
  { siteId, secret, subject }: GuessedSecret,
  now: Date,
): Promise<Attempts> {
  const result = await tx.query<Attempts>(
    `insert into attempt_count (site_id, secret, subject, failures, updated_at)
     values ($1, $2, $3, 0, $4)
     on conflict (site_id, secret, subject) do update set updated_at = excluded.updated_at
     returning failures, first_failed_at as "firstFailedAt", locked_until as "lockedUntil"`,
    [siteId, secret, subject, now],
  );
  return result.rows[0] ?? noAttempts;
}

async function saveAttempts(
  tx: pg.ClientBase,
  { siteId, secret, subject }: GuessedSecret,
  attempts: Attempts,
  now: Date,
): Promise<void> {
  await tx.query(
    `update attempt_count
     set failures = $4, first_failed_at = $5, locked_until = $6, updated_at = $7
     where site_id = $1 and secret = $2 and subject = $3`,
    [siteId, secret, subject, attempts.failures, attempts.firstFailedAt, attempts.lockedUntil, now],
  );
}

function policyOf(config: IdentityDeps['config']): AttemptPolicy {
  return {
    maxFailures: config.LOGIN_FAILURES_MAX,
    windowMs: config.LOGIN_FAILURE_WINDOW_MINUTES * 60_000,
    lockMs: config.LOGIN_LOCK_MINUTES * 60_000,
  };
}
