import type pg from 'pg';

/** What coupons of a part could still ask for, now that nobody can use them any more. */
export type Released = { promotionId: string; amount: bigint; coupons: number };

const RELEASED = `promotion_id as "promotionId",
  coalesce(sum((uses_max - uses) * amount), 0)::bigint as amount, count(*)::int as coupons`;

/** Revokes what is not used up of a site's batch, or one coupon of it. */
export async function revokeCoupons(
  tx: pg.ClientBase,
  { siteId, batchId, couponId }: { siteId: string; batchId: string; couponId: string | null },
  at: Date,
): Promise<Released[]> {
  const { rows } = await tx.query<Released>(
    `with closed as (
       update coupon set revoked_at = $4, released_at = $4
       from coupon_batch
       where coupon.batch_id = coupon_batch.batch_id and coupon_batch.site_id = $1
         and coupon.batch_id = $2 and ($3::uuid is null or coupon_id = $3)
         and released_at is null and uses < coupon.uses_max
       returning coupon.promotion_id, coupon.uses_max, uses, amount
     ) select ${RELEASED} from closed group by promotion_id`,
    [siteId, batchId, couponId, at],
  );
  return rows;
}

/** Gives up on coupons that have expired, some thousand at a time. */
export async function releaseExpired(
  tx: pg.ClientBase,
  now: Date,
  limit: number,
): Promise<Released[]> {
  const { rows } = await tx.query<Released>(
    `with expired as (
       select coupon_id from coupon where released_at is null and expires_at <= $1
       order by expires_at limit $2 for update skip locked
     ), closed as (
       update coupon set released_at = $1 from expired, coupon_batch
       where coupon.coupon_id = expired.coupon_id and coupon.batch_id = coupon_batch.batch_id
       returning coupon.promotion_id, coupon.uses_max, uses, amount
     ) select ${RELEASED} from closed group by promotion_id`,
    [now, limit],
  );
  return rows;
}
