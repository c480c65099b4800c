import type pg from 'pg';

/** One bound on how often something is given, and who or what is counted. */
export type Cap = { holder: string; period: string; max: number };

/**
 * Counts one more for every cap, in their order, if each has room. The rows are locked until the
 * transaction ends, so a hundred at once are counted one after the other; where one has no room the
 * caller ends the transaction, and nothing is counted.
 */
export async function countTowards(
  tx: pg.ClientBase,
  promotionId: string,
  caps: readonly Cap[],
): Promise<boolean> {
  for (const { holder, period, max } of caps) {
    const { rowCount } = await tx.query(
      `insert into promotion_cap as old (promotion_id, holder, period, grants)
       values ($1, $2, $3, 1)
       on conflict (promotion_id, holder, period) do update set grants = old.grants + 1
       where old.grants < $4`,
      [promotionId, holder, period, max],
    );
    if (rowCount !== 1) return false;
  }
  return true;
}

/** Counts one less of what was counted once, as the thing it was for did not come to be. */
export async function uncount(
  tx: pg.ClientBase,
  promotionId: string,
  caps: readonly Pick<Cap, 'holder' | 'period'>[],
): Promise<void> {
  for (const { holder, period } of caps) {
    const key = [promotionId, holder, period];
    const where = 'promotion_id = $1 and holder = $2 and period = $3';
    // First the lock: what another transaction counts meanwhile is seen by none of the two below.
    await tx.query(`select from promotion_cap where ${where} for update`, key);
    await tx.query(`delete from promotion_cap where ${where} and grants = 1`, key);
    await tx.query(`update promotion_cap set grants = grants - 1 where ${where}`, key);
  }
}

/** Whether each cap has room at this moment; nothing is counted. */
export async function hasRoom(
  db: pg.Pool,
  promotionId: string,
  caps: readonly Cap[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from promotion_cap
       join unnest($2::text[], $3::text[], $4::int[]) as asked (holder, period, most)
         using (holder, period)
     where promotion_id = $1 and grants >= most`,
    [
      promotionId,
      caps.map(({ holder }) => holder),
      caps.map(({ period }) => period),
      caps.map(({ max }) => max),
    ],
  );
  return rowCount === 0;
}
