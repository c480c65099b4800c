import type pg from 'pg';
import { z } from 'zod';
import { giftKinds } from '../../promotions/domain/reward.ts';
import { batchKinds } from '../domain/coupon.ts';

const batchRow = z.object({
  batchId: z.string(),
  promotionId: z.string(),
  kind: z.enum(batchKinds),
  name: z.string(),
  reward: z.enum(giftKinds),
  amount: z.bigint(),
  isGiftable: z.boolean(),
  coupons: z.int(),
  usesMax: z.int(),
  expiresAt: z.date().nullable(),
  issuedAt: z.date(),
  issuedByName: z.string(),
  used: z.int(),
  revoked: z.int(),
});

export type Batch = z.output<typeof batchRow>;

const BATCH = `batch_id as "batchId", promotion_id as "promotionId", kind, name, reward, amount,
  is_giftable as "isGiftable", coupons, uses_max as "usesMax", expires_at as "expiresAt",
  issued_at as "issuedAt", issued_by_name as "issuedByName",
  (select coalesce(sum(uses), 0)::int from coupon where coupon.batch_id = coupon_batch.batch_id)
    as used,
  (select count(*)::int from coupon
   where coupon.batch_id = coupon_batch.batch_id and revoked_at is not null) as revoked`;

/** Batches of a site, or of one promotion of it, the newest first. */
export async function listBatches(
  pool: pg.Pool,
  of: { siteId: string; promotionId: string | null; limit: number; offset: number },
): Promise<{ rows: Batch[]; total: number }> {
  const where = 'site_id = $1 and ($2::uuid is null or promotion_id = $2)';
  const [found, count] = await Promise.all([
    pool.query(
      `select ${BATCH} from coupon_batch where ${where}
       order by issued_at desc, batch_id limit $3 offset $4`,
      [of.siteId, of.promotionId, of.limit, of.offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from coupon_batch where ${where}`,
      [of.siteId, of.promotionId],
    ),
  ]);
  return { rows: z.array(batchRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}

export async function findBatch(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  batchId: string,
): Promise<Batch | null> {
  const { rows } = await db.query(
    `select ${BATCH} from coupon_batch where site_id = $1 and batch_id = $2`,
    [siteId, batchId],
  );
  return rows[0] === undefined ? null : batchRow.parse(rows[0]);
}

const codeRow = z.object({
  couponId: z.string(),
  place: z.int(),
  code: z.string(),
  loginId: z.string(),
  uses: z.int(),
  usesMax: z.int(),
  isRevoked: z.boolean(),
});

/** Coupons of a batch in the order of its file, after a place. */
export async function codesAfter(
  pool: pg.Pool,
  { batchId, after, limit }: { batchId: string; after: number; limit: number },
): Promise<z.output<typeof codeRow>[]> {
  const { rows } = await pool.query(
    `select coupon_id as "couponId", place, code, coalesce(login_id, '') as "loginId", uses,
       uses_max as "usesMax", revoked_at is not null as "isRevoked"
     from coupon left join member using (member_id)
     where batch_id = $1 and place > $2 order by place limit $3`,
    [batchId, after, limit],
  );
  return z.array(codeRow).parse(rows);
}
