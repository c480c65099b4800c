import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;
type Marked = { memberId: string; idxs: readonly number[]; at: Date };

/** Marks messages as read; those that were keep their time. @returns whether one was unread */
export async function markRead(db: Db, { memberId, idxs, at }: Marked): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into message_mark (member_id, message_idx, read_at)
     select $1, idx, $3 from unnest($2::integer[]) as asked (idx)
     on conflict (member_id, message_idx) do nothing`,
    [memberId, idxs, at],
  );
  return (rowCount ?? 0) > 0;
}

/** Takes messages that were read out of the member's list. */
export async function markDeleted(db: Db, { memberId, idxs, at }: Marked): Promise<void> {
  await db.query(
    `update message_mark set deleted_at = coalesce(deleted_at, $3)
     where member_id = $1 and message_idx = any($2::integer[])`,
    [memberId, idxs, at],
  );
}
