import type pg from 'pg';
import { z } from 'zod';
import { giftShape } from '../../promotions/domain/reward.ts';
import { batchKinds, type Coupon } from '../domain/coupon.ts';

const couponRow = z
  .object({
    couponId: z.string(),
    siteId: z.string(),
    promotionId: z.string(),
    memberId: z.string().nullable(),
    giftedBy: z.string().nullable(),
    uses: z.int(),
    usesMax: z.int(),
    expiresAt: z.date().nullable(),
    revokedAt: z.date().nullable(),
    isReleased: z.boolean(),
    kind: z.enum(batchKinds),
    isGiftable: z.boolean(),
    reward: z.string(),
    amount: z.bigint(),
    turnover: z.unknown(),
    freeBet: z.looseObject({}).nullable(),
  })
  .transform(
    ({ reward: kind, amount, turnover, freeBet, ...coupon }): Coupon => ({
      ...coupon,
      reward: giftShape.parse({
        kind,
        amount: amount.toString(),
        turnover: turnover ?? null,
        ...freeBet,
      }),
    }),
  );

const COLUMNS = `coupon_id as "couponId", coupon.site_id as "siteId",
  coupon.promotion_id as "promotionId", member_id as "memberId", gifted_by as "giftedBy", uses,
  coupon.uses_max as "usesMax", coupon.expires_at as "expiresAt", revoked_at as "revokedAt",
  released_at is not null as "isReleased", kind,
  is_giftable as "isGiftable", reward, amount, turnover, free_bet as "freeBet"`;

type Named = { code: string } | { couponId: string };

/** A site's coupon by its code or id, locked until the transaction ends; null when there is none. */
export async function lockCoupon(
  tx: pg.ClientBase,
  siteId: string,
  named: Named,
): Promise<Coupon | null> {
  const [column, value] = 'code' in named ? ['code', named.code] : ['coupon_id', named.couponId];
  const { rows } = await tx.query(
    `select ${COLUMNS} from coupon join coupon_batch using (batch_id)
     where coupon.site_id = $1 and coupon.${column} = $2 for update of coupon`,
    [siteId, value],
  );
  return rows[0] === undefined ? null : couponRow.parse(rows[0]);
}

/** One more use by a member; one-time coupons are theirs from here on. @returns false for a second one */
export async function insertUse(
  tx: pg.ClientBase,
  { couponId, usesMax }: Coupon,
  use: { memberId: string; grantId: string; at: Date },
): Promise<boolean> {
  const { memberId, grantId, at } = use;
  const inserted = await tx.query(
    `insert into coupon_use (coupon_id, member_id, grant_id, used_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [couponId, memberId, grantId, at],
  );
  if (inserted.rowCount !== 1) return false;
  await tx.query(
    `update coupon set uses = uses + 1,
       member_id = case when $2 then coalesce(member_id, $3) else member_id end,
       received_at = case when $2 then coalesce(received_at, $4) else received_at end
     where coupon_id = $1`,
    [couponId, usesMax === 1, memberId, at],
  );
  return true;
}

/** Hands a coupon on, and keeps who gave it. */
export async function moveCoupon(
  tx: pg.ClientBase,
  { couponId, siteId }: Coupon,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await tx.query(
    `update coupon set member_id = $2, gifted_by = $3, received_at = $4 where coupon_id = $1`,
    [couponId, to, from, at],
  );
  await tx.query(
    `insert into coupon_gift (coupon_id, site_id, from_member_id, to_member_id, gifted_at)
     values ($1, $2, $3, $4, $5)`,
    [couponId, siteId, from, to, at],
  );
}
