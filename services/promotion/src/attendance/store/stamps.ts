import type pg from 'pg';

type Sheet = { promotionId: string; memberId: string };
export type Stamp = { day: string; isMadeUp: boolean };

/** Holds a member's sheet until the transaction ends: two stamps of one member come one by one. */
export async function lockSheet(
  tx: pg.ClientBase,
  { promotionId, memberId }: Sheet,
): Promise<void> {
  const name = JSON.stringify(['attendance sheet', promotionId, memberId]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [name]);
}

/** The stamps of a month, `2026-01`, in the order of days. */
export async function stampsOf(
  db: pg.Pool | pg.ClientBase,
  { promotionId, memberId }: Sheet,
  month: string,
): Promise<Stamp[]> {
  const { rows } = await db.query<Stamp>(
    `select day, is_made_up as "isMadeUp" from attendance_stamp
     where promotion_id = $1 and member_id = $2
       and day >= $3::date and day < $3::date + interval '1 month'
     order by day`,
    [promotionId, memberId, `${month}-01`],
  );
  return rows;
}

export async function insertStamp(
  tx: pg.ClientBase,
  { promotionId, memberId }: Sheet,
  { day, isMadeUp, at }: Stamp & { at: Date },
): Promise<void> {
  await tx.query(
    `insert into attendance_stamp (promotion_id, member_id, day, is_made_up, stamped_at)
     values ($1, $2, $3, $4, $5)`,
    [promotionId, memberId, day, isMadeUp, at],
  );
}
