import { deriveId } from '@noriter/kit/ids';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import { deviceOf } from '../../../members/store/devices.ts';
import { capsOf, deviceCapOf } from '../../domain/caps.ts';
import { type Gift, type GrantTurnover, turnoverOf } from '../../domain/reward.ts';
import { commitBudget } from '../../store/budgets.ts';
import { countTowards } from '../../store/caps.ts';
import { promiseFreeBet } from '../../store/free-bets.ts';
import { findGrant, type Grant, insertGrant } from '../../store/grants.ts';
import { holdGrant } from '../../store/held-grants.ts';
import { type Promotion, readPromotion } from '../../store/promotions.ts';
import { payGrant } from './pay-grant.ts';

/** The id of what a promotion gives for one thing: asked for again it is the same grant. */
export const grantIdOf = (promotionId: string, cause: string) =>
  deriveId('promotion-grant', `${promotionId}:${cause}`);

export type GrantWish = {
  promotion: Promotion;
  memberId: string;
  /** Where the member is; empty where nobody asks, as at an approval. */
  address: string;
  /** What it is for: a coupon, a day, a spin. */
  cause: string;
  reward: Gift;
  /** Where its condition is not of the reward alone, as a deposit's; else the reward's own. */
  turnover?: GrantTurnover | null;
  at: Date;
  /** On which day caps count it, where it may be given on a later one; else that of `at`. */
  countedAt?: Date;
  /**
   * Takes its part of the budget: `amount`; `most` where what was drawn has to leave room for whatever
   * could have been; `none` where it was taken before, as of a coupon's.
   */
  budget: 'amount' | 'none' | { most: bigint };
  /** Whether it counts towards the caps; what comes on top of another grant does not. */
  isCounted: boolean;
};

/**
 * Gives one reward, in the transaction of what it is for: the grant, caps, the wallet's command, the
 * event and the budget stand or fall together. The budget comes last: its row is the one that all
 * grants of a promotion meet at, and is locked for no longer than the commit takes. Whoever holds the
 * promotion `for share` takes no budget here, or two of them would wait for each other. What is beyond
 * the cap of a device takes its budget, and is held until an operator has looked at it.
 *
 * @returns the grant; the same one when it was made before
 * @throws Refusal PR004 stopped meanwhile, PR005 a cap is reached, PR006 the budget is used up
 */
export async function giveReward(tx: pg.ClientBase, wish: GrantWish): Promise<Grant> {
  const { promotion, memberId, cause, reward, at } = wish;
  const { promotionId, siteId, version } = promotion;
  const grantId = grantIdOf(promotionId, cause);
  const turnover = wish.turnover === undefined ? turnoverOf(reward) : wish.turnover;
  const grant = {
    grantId,
    promotionId,
    version,
    siteId,
    memberId,
    cause,
    reward: reward.kind,
    amount: reward.amount,
    turnoverRequired: turnover?.required ?? 0n,
    askedAt: at,
  };
  // Another one for the same cause waits here, and finds it.
  if (!(await insertGrant(tx, grant))) return foundGrant(tx, grantId);
  if (reward.kind === 'free-bet') await promiseFreeBet(tx, grantId, reward);
  await countGrant(tx, wish);
  const device = await fullDevice(tx, wish);
  if (device === null) await payGrant(tx, grant, { trigger: promotion.trigger, turnover, at });
  else await holdGrant(tx, grantId, { device, turnover });
  await takeBudget(tx, wish);
  return { ...grant, state: device === null ? 'asked' : 'held', refusal: '' };
}

async function foundGrant(tx: pg.ClientBase, grantId: string): Promise<Grant> {
  const found = await findGrant(tx, grantId);
  if (found === null) throw new Error(`The grant ${grantId} is there and is not.`);
  return found;
}

async function countGrant(
  tx: pg.ClientBase,
  { promotion, memberId, address, isCounted, at, countedAt = at }: GrantWish,
): Promise<void> {
  if (!isCounted) return;
  const { promotionId, siteId, definition } = promotion;
  const caps = capsOf(definition.caps, { memberId, siteId, address }, countedAt);
  if (!(await countTowards(tx, promotionId, caps))) throw refuse(errors, 'PR005');
}

/**
 * Counts a grant for the device of its member, whatever it comes on top of.
 *
 * @returns the device that has had its number already; null where there is room, or nothing to count
 */
async function fullDevice(
  tx: pg.ClientBase,
  { promotion: { promotionId, definition }, memberId }: GrantWish,
): Promise<string | null> {
  const max = definition.caps.perDevice ?? null;
  const device = max === null ? null : await deviceOf(tx, memberId);
  if (max === null || device === null) return null;
  return (await countTowards(tx, promotionId, [deviceCapOf(device, max)])) ? null : device;
}

async function takeBudget(
  tx: pg.ClientBase,
  { promotion: { promotionId, siteId }, reward: { amount }, budget }: GrantWish,
): Promise<void> {
  if (budget === 'none') return;
  const most = budget === 'amount' ? amount : budget.most;
  if (await commitBudget(tx, promotionId, { amount, most })) return;
  const now = await readPromotion(tx, { siteId, promotionId });
  throw refuse(errors, now?.state === 'running' ? 'PR006' : 'PR004');
}
