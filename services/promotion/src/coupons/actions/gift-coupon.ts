import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { promotionEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { mayReceive } from '../../members/domain/standing.ts';
import { memberByLogin, type Receiver, readStanding } from '../../members/store/members.ts';
import { couponEvent } from '../../promotions/events/promotion-event.ts';
import { ungiftableBy } from '../domain/coupon.ts';
import { lockCoupon, moveCoupon } from '../store/coupons.ts';

/**
 * Gives an unused coupon to another member of the site. It changes hands once; what it gives is decided
 * when the other one uses it.
 *
 * @returns the receiver's nickname
 * @throws Refusal CP001 to CP006, PR002
 */
export async function giftCoupon(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  giver: Receiver,
  { couponId, loginId }: { couponId: string; loginId: string },
): Promise<{ nickname: string }> {
  const { siteId, memberId: from } = giver;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const coupon = await lockCoupon(tx, siteId, { couponId });
    if (coupon === null) throw refuse(errors, 'CP001');
    const ungiftable = ungiftableBy(coupon, from, at);
    if (ungiftable !== null) throw refuse(errors, ungiftable);
    if (!mayReceive(await readStanding(tx, giver), at)) throw refuse(errors, 'PR002');
    const receiver = await memberByLogin(tx, siteId, loginId);
    if (receiver === null || receiver.memberId === from) throw refuse(errors, 'CP006');
    const { memberId: to, nickname } = receiver;
    const standing = await readStanding(tx, { ...receiver, siteId }, { locks: true });
    if (!mayReceive(standing, at)) throw refuse(errors, 'CP006');
    await moveCoupon(tx, coupon, { from, to, at });
    const { promotionId, expiresAt, reward } = coupon;
    const given = { couponId, promotionId, siteId, fromMemberId: from, expiresAt };
    const what = { ...given, reward: reward.kind, amount: reward.amount };
    await addToOutbox(tx, promotionEvents, couponEvent(what, to, at));
    return { nickname };
  });
}
