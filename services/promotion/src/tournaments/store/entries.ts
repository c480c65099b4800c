import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

export type Entry = { enteredAt: Date; isMeant: boolean };

/** @returns false when the member is in it already */
export async function insertEntry(
  tx: pg.ClientBase,
  of: { promotionId: string; memberId: string } & Entry,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into tournament_entry (promotion_id, member_id, entered_at, is_meant)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [of.promotionId, of.memberId, of.enteredAt, of.isMeant],
  );
  return rowCount === 1;
}

export async function entriesOf(
  db: Db,
  promotionId: string,
  memberIds: readonly string[],
): Promise<Map<string, Entry>> {
  const { rows } = await db.query<Entry & { memberId: string }>(
    `select member_id as "memberId", entered_at as "enteredAt", is_meant as "isMeant"
     from tournament_entry where promotion_id = $1 and member_id = any($2::uuid[])`,
    [promotionId, memberIds],
  );
  return new Map(rows.map(({ memberId, ...entry }) => [memberId, entry]));
}

/** Which of some tournaments a member has entered. */
export async function enteredBy(
  db: Db,
  memberId: string,
  promotionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ promotionId: string }>(
    `select promotion_id as "promotionId" from tournament_entry
     where member_id = $1 and promotion_id = any($2::uuid[]) and is_meant`,
    [memberId, promotionIds],
  );
  return new Set(rows.map(({ promotionId }) => promotionId));
}
