import type { AuditNames } from '@noriter/kit/audit-routes';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** Promotions by their Korean title, members by nickname and login id, coupons' batches by name. */
export const auditNames: AuditNames<PromotionBase> = async ({ pool }, { siteId, ids }) => {
  const { rows } = await pool.query(
    `select member_id::text as id, nickname || ' ' || login_id as name from member
     where site_id = $1 and member_id = any($2::uuid[])
     union all
     select promotion_id::text, document #>> '{title,ko}' from promotion
     where site_id = $1 and promotion_id = any($2::uuid[])
     union all
     select batch_id::text, name from coupon_batch
     where site_id = $1 and batch_id = any($2::uuid[])`,
    [siteId, ids],
  );
  return Object.fromEntries(named.parse(rows).map(({ id, name }) => [id, name]));
};
