import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/**
 * Takes a part of a running promotion's budget, if what could be drawn at most still fits: one
 * statement on the row that every grant of the promotion locks, so no race overruns it.
 *
 * @param part.most what the budget has to hold; the amount itself where nothing is drawn
 * @returns false when it does not, or the promotion does not run; nothing is taken then
 */
export async function commitBudget(
  tx: pg.ClientBase,
  promotionId: string,
  { amount, most = amount }: { amount: Won; most?: Won },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update promotion set committed = committed + $2
     where promotion_id = $1 and state = 'running' and committed + $3 <= budget`,
    [promotionId, amount, most],
  );
  return rowCount === 1;
}

/** Gives back parts of budgets: of coupons that expired, of grants that the wallet refused. */
export async function releaseBudget(
  tx: pg.ClientBase,
  parts: readonly { promotionId: string; amount: Won }[],
): Promise<void> {
  if (parts.length === 0) return;
  await tx.query(
    `update promotion set committed = committed - part.amount
     from (
       select promotion_id, sum(amount)::bigint as amount
       from unnest($1::uuid[], $2::bigint[]) as one (promotion_id, amount) group by promotion_id
     ) as part
     where part.promotion_id = promotion.promotion_id`,
    [parts.map(({ promotionId }) => promotionId), parts.map(({ amount }) => amount)],
  );
}

/** What of a promotion's budget is given for good: no free bet that may still go back to it unused. */
export async function givenOf(db: pg.ClientBase, promotionId: string): Promise<Won> {
  const { rows } = await db.query<{ given: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as given from promotion_grant
     where promotion_id = $1 and state = 'given' and (reward <> 'free-bet'
       or exists (select from free_bet_result where free_bet_id = grant_id))`,
    [promotionId],
  );
  return rows[0]?.given ?? 0n;
}
