import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { isCouponCode, typedCoupon } from '@noriter/rules/coupon-code';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward, grantIdOf } from '../../promotions/actions/steps/give-reward.ts';
import type { Grant } from '../../promotions/store/grants.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { unusableBy } from '../domain/coupon.ts';
import { insertUse, lockCoupon } from '../store/coupons.ts';

/**
 * Uses a coupon by its code. The coupon is locked first: of a hundred members at once each comes to it
 * alone, and as many are given as it says.
 *
 * @throws Refusal CP001 to CP004, PR002 to PR005
 */
export async function useCoupon(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  member: Receiver & { address: string },
  typed: string,
): Promise<Grant> {
  const { memberId, siteId, address } = member;
  const code = typedCoupon(typed);
  if (!isCouponCode(code)) throw refuse(errors, 'CP001');
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const coupon = await lockCoupon(tx, siteId, { code });
    if (coupon === null) throw refuse(errors, 'CP001');
    const unusable = unusableBy(coupon, memberId, at);
    if (unusable !== null) throw refuse(errors, unusable);
    const { couponId, promotionId, reward } = coupon;
    const promotion = await readPromotion(tx, { siteId, promotionId }, 'share');
    if (promotion === null) throw refuse(errors, 'CP001');
    await checkEntitled(tx, promotion, member, { now: at, locks: true });
    const cause = `coupon:${couponId}:${memberId}`;
    const grantId = grantIdOf(promotionId, cause);
    const use = { memberId, grantId, at };
    if (!(await insertUse(tx, coupon, use))) throw refuse(errors, 'CP002');
    const wish = { promotion, memberId, address, cause, reward, at } as const;
    return giveReward(tx, { ...wish, budget: 'none', isCounted: true });
  });
}
