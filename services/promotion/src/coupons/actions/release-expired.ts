import { withTransaction } from '@noriter/kit/postgres';
import type { PromotionBase } from '../../base.ts';
import { releaseBudget } from '../../promotions/store/budgets.ts';
import { releaseExpired } from '../store/released-coupons.ts';

const COUPONS_PER_ROUND = 5_000;
const ROUNDS_MAX = 100;

/** Gives back to budgets what expired coupons could have asked for. */
export async function releaseExpiredCoupons(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && !signal.aborted; round += 1) {
    const coupons = await withTransaction(pool, async (tx) => {
      const released = await releaseExpired(tx, clock.now(), COUPONS_PER_ROUND);
      await releaseBudget(tx, released);
      return released.reduce((sum, one) => sum + one.coupons, 0);
    });
    if (coupons < COUPONS_PER_ROUND) return;
  }
}
