import type pg from 'pg';
import { z } from 'zod';
import { freeBetTerms, giftKinds } from '../../promotions/domain/reward.ts';

export const couponStates = ['open', 'used', 'expired', 'revoked'] as const;
export type CouponState = (typeof couponStates)[number];

const ownRow = z.object({
  couponId: z.string(),
  code: z.string(),
  title: z.record(z.string(), z.string()),
  reward: z.enum(giftKinds),
  amount: z.bigint(),
  turnover: z.object({ percent: z.int() }).loose().nullable(),
  freeBet: freeBetTerms.nullable(),
  isGiftable: z.boolean(),
  state: z.enum(couponStates),
  receivedAt: z.date().nullable(),
  usedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  giftedByName: z.string(),
});

export type OwnCoupon = z.output<typeof ownRow>;

/**
 * Coupons that are a member's, and open ones they used; of the uses of an open one, which may be a hundred
 * thousand, only their own is read. `$1` the member, `$2` now, `$3` the state.
 */
const OWN = `
  select coupon.coupon_id as "couponId", code, document -> 'title' as title, reward, coupon_batch.amount,
    turnover, free_bet as "freeBet", is_giftable and gifted_by is null and coupon.uses_max = 1 as "isGiftable",
    case when used_at is not null then 'used' when revoked_at is not null then 'revoked'
      when coupon.expires_at <= $2 then 'expired' else 'open' end as state,
    coalesce(received_at, used_at) as "receivedAt", used_at as "usedAt",
    coupon.expires_at as "expiresAt", coalesce(giver.nickname, '') as "giftedByName"
  from coupon
    join coupon_batch using (batch_id)
    join promotion on promotion.promotion_id = coupon.promotion_id
    left join coupon_use on coupon_use.coupon_id = coupon.coupon_id and coupon_use.member_id = $1
    left join member giver on giver.member_id = gifted_by
  where coupon.coupon_id = any(
      select coupon_id from coupon where member_id = $1
      union select coupon_id from coupon_use where member_id = $1)`;

/** A member's coupons in a state, or all of them: what is open first, then the newest. */
export async function listOwnCoupons(
  pool: pg.Pool,
  of: { memberId: string; now: Date; state: CouponState | null; limit: number; offset: number },
): Promise<{ rows: OwnCoupon[]; total: number }> {
  const { memberId, now, state, limit, offset } = of;
  const [found, count] = await Promise.all([
    pool.query(
      `select * from (${OWN}) as own where $3::text is null or state = $3
       order by state <> 'open', "receivedAt" desc, "couponId" limit $4 offset $5`,
      [memberId, now, state, limit, offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from (${OWN}) as own where $3::text is null or state = $3`,
      [memberId, now, state],
    ),
  ]);
  return { rows: z.array(ownRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}

const giftRow = z.object({
  couponId: z.string(),
  title: z.record(z.string(), z.string()),
  reward: z.enum(giftKinds),
  amount: z.bigint(),
  isSent: z.boolean(),
  nickname: z.string(),
  giftedAt: z.date(),
});

/** Coupons a member gave away and was given, the newest first. */
export async function listGifts(
  pool: pg.Pool,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<{ rows: z.output<typeof giftRow>[]; total: number }> {
  const [found, count] = await Promise.all([
    pool.query(
      `select coupon_id as "couponId", document -> 'title' as title, reward, coupon_batch.amount,
         from_member_id = $1 as "isSent", coalesce(other.nickname, '') as nickname,
         gifted_at as "giftedAt"
       from coupon_gift
         join coupon using (coupon_id)
         join coupon_batch using (batch_id)
         join promotion on promotion.promotion_id = coupon.promotion_id
         left join member other on other.member_id =
           case when from_member_id = $1 then to_member_id else from_member_id end
       where from_member_id = $1 or to_member_id = $1
       order by gifted_at desc, coupon_id limit $2 offset $3`,
      [memberId, limit, offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from coupon_gift
       where from_member_id = $1 or to_member_id = $1`,
      [memberId],
    ),
  ]);
  return { rows: z.array(giftRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
