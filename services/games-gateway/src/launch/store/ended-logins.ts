import type pg from 'pg';

/** A log-in that is over, and whether another one is in its place. */
export type EndedLogin = { readonly loginSessionId: string; readonly isReplaced: boolean };

/** Notes that a log-in is over; again it changes nothing. */
export async function noteEndedLogin(
  tx: pg.ClientBase,
  { loginSessionId, isReplaced }: EndedLogin,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into ended_login (login_session_id, is_replaced, noted_at) values ($1, $2, $3)
     on conflict do nothing`,
    [loginSessionId, isReplaced, at],
  );
}

/** @returns null of a log-in that nobody has said to be over */
export async function readEndedLogin(
  db: pg.Pool | pg.ClientBase,
  loginSessionId: string,
): Promise<EndedLogin | null> {
  const { rows } = await db.query<EndedLogin>(
    `select login_session_id as "loginSessionId", is_replaced as "isReplaced" from ended_login
     where login_session_id = $1`,
    [loginSessionId],
  );
  return rows[0] ?? null;
}

export async function forgetEndedLogins(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query('delete from ended_login where noted_at < $1', [before]);
}
