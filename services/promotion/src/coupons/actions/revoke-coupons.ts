import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Decider } from '../../promotions/actions/steps/decider.ts';
import { releaseBudget } from '../../promotions/store/budgets.ts';
import { findBatch } from '../store/batches.ts';
import { revokeCoupons } from '../store/released-coupons.ts';

/**
 * Revokes what is not used up of a batch, or one coupon of it; what it could ask for goes back to the
 * budget. What was used stays given.
 *
 * @returns how many coupons were revoked now
 * @throws Refusal CP001 the site has no such batch
 */
export async function revokeBatch(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  by: Decider,
  wish: { batchId: string; couponId: string | null; reason: string },
): Promise<number> {
  const { batchId, couponId, reason } = wish;
  return withTransaction(pool, async (tx) => {
    if ((await findBatch(tx, by.siteId, batchId)) === null) throw refuse(errors, 'CP001');
    const key = { siteId: by.siteId, batchId, couponId };
    const released = await revokeCoupons(tx, key, clock.now());
    await releaseBudget(tx, released);
    const coupons = released.reduce((sum, one) => sum + one.coupons, 0);
    await by.audit(tx, {
      action: 'coupon.revoke',
      subject: `coupon-batch:${batchId}`,
      before: null,
      after: { couponId, reason, coupons },
    });
    return coupons;
  });
}
