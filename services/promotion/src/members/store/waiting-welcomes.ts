import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** Keeps that a welcome waits for the first log-in of who was approved. */
export async function keepWaiting(db: Db, memberId: string, approvedAt: Date): Promise<void> {
  await db.query(
    `insert into waiting_welcome (member_id, approved_at) values ($1, $2)
     on conflict (member_id) do nothing`,
    [memberId, approvedAt],
  );
}

/** When a member was approved whose welcome waits; null where none does. */
export async function waitingSince(db: Db, memberId: string): Promise<Date | null> {
  const { rows } = await db.query<{ approvedAt: Date }>(
    'select approved_at as "approvedAt" from waiting_welcome where member_id = $1',
    [memberId],
  );
  return rows[0]?.approvedAt ?? null;
}

export async function forgetWaiting(db: Db, memberId: string): Promise<void> {
  await db.query('delete from waiting_welcome where member_id = $1', [memberId]);
}
