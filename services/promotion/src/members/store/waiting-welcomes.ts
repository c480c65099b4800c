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

/** When a member was approved whose welcome waits; null where none does, or none of after a moment. */
export async function waitingSince(db: Db, memberId: string, after: Date): Promise<Date | null> {
  const { rows } = await db.query<{ approvedAt: Date }>(
    `select approved_at as "approvedAt" from waiting_welcome
     where member_id = $1 and approved_at > $2`,
    [memberId, after],
  );
  return rows[0]?.approvedAt ?? null;
}

export async function forgetWaiting(db: Db, memberId: string): Promise<void> {
  await db.query('delete from waiting_welcome where member_id = $1', [memberId]);
}

/**
 * Forgets welcomes of who was approved at a moment or before, the oldest first.
 *
 * @returns how many were forgotten
 */
export async function forgetWaitingUntil(
  db: Db,
  { until, limit }: { until: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from waiting_welcome where member_id in (
       select member_id from waiting_welcome where approved_at <= $1
       order by approved_at limit $2)`,
    [until, limit],
  );
  return rowCount ?? 0;
}
