import { deriveId } from '@noriter/kit/ids';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { promotionEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { membersByLogin } from '../../members/store/members.ts';
import type { Decider } from '../../promotions/actions/steps/decider.ts';
import { freeBetTermsText } from '../../promotions/domain/reward.ts';
import { couponEvent } from '../../promotions/events/promotion-event.ts';
import { commitBudget } from '../../promotions/store/budgets.ts';
import { type Promotion, readPromotion } from '../../promotions/store/promotions.ts';
import type { BatchKind } from '../domain/coupon.ts';
import { type Batch, findBatch } from '../store/batches.ts';
import { insertBatch, insertCoupons, type NewBatch, type NewCoupon } from '../store/new-batches.ts';
import { newCodes } from './steps/new-codes.ts';

const DAY_MS = 86_400_000;

export type CouponWish = {
  batchId: string;
  promotionId: string;
  name: string;
  /** single: one for each member; batch: so many one-time codes; open: one code for so many members. */
  kind: BatchKind;
  loginIds: readonly string[];
  count: number;
};

/**
 * Issues coupons of a promotion, at what it gives at this moment. All they may ask for is taken from the
 * budget now, so whoever holds one is never told that it is used up.
 *
 * @throws Refusal PR001, PR004 not running, PR006 the budget does not hold them, CP007 unknown members
 */
export async function issueCoupons(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  by: Decider,
  wish: CouponWish,
): Promise<Batch> {
  const { siteId } = by;
  const { batchId, promotionId } = wish;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const known = await findBatch(tx, siteId, batchId);
    if (known !== null) return known;
    const promotion = await readPromotion(tx, { siteId, promotionId }, 'update');
    if (promotion === null) throw refuse(errors, 'PR001');
    const memberIds = await receivers(tx, siteId, wish);
    const batch = batchOf(promotion, wish, { by: by.loginId, at });
    await takeBudget(tx, promotion, batch);
    await insertBatch(tx, batch);
    const coupons = newCodes(batch.coupons).map((code, index): NewCoupon => {
      const place = index + 1;
      const couponId = deriveId('coupon', `${batchId}:${place}`);
      return { couponId, place, code, memberId: memberIds[index] ?? null };
    });
    await insertCoupons(tx, batch, coupons);
    await addAllToOutbox(tx, promotionEvents, receivedEvents(batch, coupons));
    const { name, kind, coupons: count, usesMax } = batch;
    await by.audit(tx, {
      action: 'coupon.issue',
      subject: `coupon-batch:${batchId}`,
      before: null,
      after: { promotionId, name, kind, coupons: count, usesMax },
    });
    const made = await findBatch(tx, siteId, batchId);
    if (made === null) throw new Error(`The batch ${batchId} was written and is not there.`);
    return made;
  });
}

/** Whose coupons they are, in the order they were named; nobody's where none is named. */
async function receivers(
  tx: pg.ClientBase,
  siteId: string,
  { kind, loginIds }: CouponWish,
): Promise<string[]> {
  if (kind !== 'single') return [];
  const found = await membersByLogin(tx, siteId, loginIds);
  const unknown = loginIds.filter((loginId) => !found.has(loginId));
  if (unknown.length > 0) throw refuse(errors, 'CP007', { ids: unknown.slice(0, 10).join(', ') });
  return [...new Set(loginIds)].flatMap((loginId) => found.get(loginId) ?? []);
}

function batchOf(
  { promotionId, siteId, version, definition: { rules } }: Promotion,
  { batchId, kind, name, loginIds, count }: CouponWish,
  { by, at }: { by: string; at: Date },
): NewBatch {
  if (rules.trigger !== 'coupon') throw refuse(errors, 'PR001');
  const { reward, validDays, isGiftable } = rules;
  const coupons = { single: new Set(loginIds).size, batch: count, open: 1 }[kind];
  return {
    batchId,
    siteId,
    promotionId,
    kind,
    name,
    version,
    reward: reward.kind,
    amount: reward.amount,
    turnover: reward.kind === 'cash' ? reward.turnover : null,
    freeBet: freeBetTermsText(reward),
    isGiftable: isGiftable && kind !== 'open',
    coupons,
    usesMax: kind === 'open' ? count : 1,
    expiresAt: validDays === null ? null : new Date(at.getTime() + validDays * DAY_MS),
    issuedAt: at,
    issuedByName: by,
  };
}

async function takeBudget(
  tx: pg.ClientBase,
  { promotionId, state }: Promotion,
  { coupons, usesMax, amount }: NewBatch,
): Promise<void> {
  if (state !== 'running') throw refuse(errors, 'PR004');
  const promised = BigInt(coupons) * BigInt(usesMax) * amount;
  const isTaken = await commitBudget(tx, promotionId, { amount: promised });
  if (!isTaken) throw refuse(errors, 'PR006');
}

function receivedEvents(batch: NewBatch, coupons: readonly NewCoupon[]) {
  const { siteId, promotionId, reward, amount, expiresAt, issuedAt } = batch;
  return coupons.flatMap(({ couponId, memberId }) =>
    memberId === null
      ? []
      : couponEvent(
          { couponId, promotionId, siteId, fromMemberId: '', reward, amount, expiresAt },
          memberId,
          issuedAt,
        ),
  );
}
