import type pg from 'pg';
import { type Attempts, noAttempts } from '../../domain/sessions/attempts.ts';

type OfMember = 'login' | 'own-password' | 'withdrawal' | 'member-code';

/** A secret that may be guessed at a few times only. */
export type GuessedSecret = {
  readonly siteId: string;
  readonly secret: OfMember | 'operator-login' | 'operator-proof' | 'operator-code';
  /** The normalised login id, known or not, or the member's id. */
  readonly subject: string;
};

/** Forgets all guesses: the operator's way back, and what a new secret begins with. */
export async function forgetGuesses(tx: pg.ClientBase, guessed: GuessedSecret): Promise<boolean> {
  const result = await tx.query(
    `update attempt_count set failures = 0, first_failed_at = null, locked_until = null,
       long_failures = 0, long_since = null
     where site_id = $1 and secret = $2 and subject = $3
       and (failures > 0 or long_failures > 0)`,
    [guessed.siteId, guessed.secret, guessed.subject],
  );
  return result.rowCount === 1;
}

/** How often it was guessed wrongly of late, without a lock: for what depends on it loosely. */
export async function failuresOf(
  { pool }: { pool: pg.Pool },
  { siteId, secret, subject }: GuessedSecret,
): Promise<number> {
  const { rows } = await pool.query<{ failures: number }>(
    'select failures from attempt_count where site_id = $1 and secret = $2 and subject = $3',
    [siteId, secret, subject],
  );
  return rows[0]?.failures ?? 0;
}

/** Forgets the guesses at an operator's login from every network, and those at the code. */
export async function forgetOperatorGuesses(
  tx: pg.ClientBase,
  siteId: string,
  loginIdNormal: string,
): Promise<void> {
  await tx.query(
    `delete from attempt_count where site_id = $1 and (
       (secret in ('operator-login', 'operator-proof') and subject >= $2 || ' ' and subject < $2 || '!')
       or (secret = 'operator-code' and subject = $2))`,
    [siteId, loginIdNormal],
  );
}

/** The upsert gives back the row and holds its lock, whether it was there or not. */
export async function lockAttempts(
  tx: pg.ClientBase,
  { siteId, secret, subject }: GuessedSecret,
  now: Date,
): Promise<Attempts> {
  const result = await tx.query<Attempts>(
    `insert into attempt_count (site_id, secret, subject, failures, updated_at)
     values ($1, $2, $3, 0, $4)
     on conflict (site_id, secret, subject) do update set updated_at = excluded.updated_at
     returning failures, first_failed_at as "firstFailedAt", locked_until as "lockedUntil",
       long_failures as "longFailures", long_since as "longSince"`,
    [siteId, secret, subject, now],
  );
  return result.rows[0] ?? noAttempts;
}

export async function saveAttempts(
  tx: pg.ClientBase,
  { siteId, secret, subject }: GuessedSecret,
  attempts: Attempts,
  now: Date,
): Promise<void> {
  await tx.query(
    `update attempt_count
     set failures = $4, first_failed_at = $5, locked_until = $6, updated_at = $7,
       long_failures = $8, long_since = $9
     where site_id = $1 and secret = $2 and subject = $3`,
    [
      siteId,
      secret,
      subject,
      attempts.failures,
      attempts.firstFailedAt,
      attempts.lockedUntil,
      now,
      attempts.longFailures,
      attempts.longSince,
    ],
  );
}

/**
 * Removes what was last counted before a moment, or before another where it adds up for weeks.
 *
 * @returns how many went
 */
export async function forgetAttemptsBefore(
  pool: pg.Pool,
  { at, longAt }: { at: Date; longAt: Date },
  rowsMax: number,
): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from attempt_count where ctid = any(array(
       select ctid from attempt_count where updated_at < $1
         and (long_since is null or long_since < $2) limit $3 for update skip locked))`,
    [at, longAt, rowsMax],
  );
  return rowCount ?? 0;
}
