import type pg from 'pg';
import type { FreeBetTermsText, Gift } from '../../promotions/domain/reward.ts';
import type { batchKinds } from '../domain/coupon.ts';

export type NewBatch = {
  batchId: string;
  siteId: string;
  promotionId: string;
  kind: (typeof batchKinds)[number];
  name: string;
  version: number;
  reward: Gift['kind'];
  amount: bigint;
  turnover: object | null;
  freeBet: FreeBetTermsText | null;
  isGiftable: boolean;
  coupons: number;
  usesMax: number;
  expiresAt: Date | null;
  issuedAt: Date;
  issuedByName: string;
};

export async function insertBatch(tx: pg.ClientBase, batch: NewBatch): Promise<void> {
  await tx.query(
    `insert into coupon_batch
       (batch_id, site_id, promotion_id, kind, name, version, reward, amount, turnover, free_bet,
        is_giftable, coupons, uses_max, expires_at, issued_at, issued_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      batch.batchId,
      batch.siteId,
      batch.promotionId,
      batch.kind,
      batch.name,
      batch.version,
      batch.reward,
      batch.amount,
      jsonOf(batch.turnover),
      jsonOf(batch.freeBet),
      batch.isGiftable,
      batch.coupons,
      batch.usesMax,
      batch.expiresAt,
      batch.issuedAt,
      batch.issuedByName,
    ],
  );
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** How many coupons one statement writes. */
const ROWS_PER_STATEMENT = 10_000;

export type NewCoupon = { couponId: string; place: number; code: string; memberId: string | null };

/** Writes the coupons of a batch. */
export async function insertCoupons(
  tx: pg.ClientBase,
  batch: NewBatch,
  coupons: readonly NewCoupon[],
): Promise<void> {
  const { batchId, siteId, promotionId, usesMax, expiresAt, issuedAt } = batch;
  for (let start = 0; start < coupons.length; start += ROWS_PER_STATEMENT) {
    const rows = coupons.slice(start, start + ROWS_PER_STATEMENT);
    await tx.query(
      `insert into coupon (coupon_id, place, code, member_id, received_at, batch_id, site_id,
         promotion_id, uses_max, expires_at)
       select coupon_id, place, code, member_id, case when member_id is not null then $10::timestamptz end,
         $5, $6, $7, $8, $9
       from unnest($1::uuid[], $2::int[], $3::text[], $4::uuid[])
         as one (coupon_id, place, code, member_id)`,
      [
        rows.map(({ couponId }) => couponId),
        rows.map(({ place }) => place),
        rows.map(({ code }) => code),
        rows.map(({ memberId }) => memberId),
        batchId,
        siteId,
        promotionId,
        usesMax,
        expiresAt,
        issuedAt,
      ],
    );
  }
}
