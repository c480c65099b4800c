import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward } from '../../promotions/actions/steps/give-reward.ts';
import { capsOf } from '../../promotions/domain/caps.ts';
import { commitBudget } from '../../promotions/store/budgets.ts';
import { countTowards } from '../../promotions/store/caps.ts';
import { type Promotion, readPromotion } from '../../promotions/store/promotions.ts';
import { drawnName, drawSlot, largestOf, spinName } from '../domain/wheel.ts';
import { lockWheel } from '../store/promises.ts';
import { lockSpin, type Spin, spinsSince, writeSpin } from '../store/spins.ts';
import { seedOfSpin } from './promise-spin.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'config'>;
type Visitor = Receiver & { address: string };

export type SpinWish = {
  promotionId: string;
  /** Of the wheel that the member saw. */
  version: number;
  number: number;
  /** The member's own part of the draw, which the server did not know when it promised the seed. */
  word: string;
};

/**
 * Spins a promised spin: draws its slot, keeps it, and gives what the slot says, in one transaction.
 * Spun again it is the same spin. Whether there is room in caps and budget is decided before the draw,
 * for the largest reward of the wheel: what a member wins is never a reason to refuse.
 *
 * @returns the spin's id and slot
 * @throws Refusal RT001, RT002, PR001 to PR006
 */
export async function spinWheel(
  { pool, clock, config }: Deps,
  member: Visitor,
  { promotionId, version, number, word }: SpinWish,
): Promise<{ spinId: string; slot: number }> {
  const { siteId, memberId } = member;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const promotion = await readPromotion(tx, { siteId, promotionId });
    if (promotion?.definition.rules.trigger !== 'roulette') throw refuse(errors, 'PR001');
    await lockWheel(tx, { promotionId, memberId });
    const spin = await lockSpin(tx, { promotionId, memberId, number });
    if (spin === null) throw refuse(errors, 'RT002');
    if (spin.slot !== null) return { spinId: spin.spinId, slot: spin.slot };
    if (promotion.version !== version) throw refuse(errors, 'RT002');
    await checkEntitled(tx, promotion, member, { now: at, locks: true });
    await checkRoom(tx, promotion, member, at);
    const seed = seedOfSpin(config.SPIN_KEY, spin);
    // Its key is gone: the promise is made anew when the wheel is asked for again.
    if (seed === null) throw refuse(errors, 'RT002');
    const { slots } = promotion.definition.rules;
    const weights = slots.map(({ weight }) => weight);
    const slot = drawSlot(seed, drawnName(spinName(spin), word), weights);
    await writeSpin(tx, spin.spinId, {
      version,
      word,
      seed: Buffer.from(seed).toString('hex'),
      slot,
      at,
    });
    await giveSlot(tx, { promotion, member, spin, slot, at });
    return { spinId: spin.spinId, slot };
  });
}

async function checkRoom(
  tx: pg.ClientBase,
  promotion: Promotion,
  { memberId, siteId, address }: Visitor,
  at: Date,
): Promise<void> {
  const { promotionId, definition } = promotion;
  if (definition.rules.trigger !== 'roulette') throw refuse(errors, 'PR001');
  const today = koreaDayStart(koreaDay(at));
  const spins = await spinsSince(tx, { promotionId, memberId }, today);
  if (spins >= definition.rules.spinsPerDay) throw refuse(errors, 'RT001');
  const caps = capsOf(definition.caps, { memberId, siteId, address }, at);
  if (!(await countTowards(tx, promotionId, caps))) throw refuse(errors, 'PR005');
}

type Drawn = { promotion: Promotion; member: Visitor; spin: Spin; slot: number; at: Date };

/** A slot without a reward asks for the same room as the largest one, and takes nothing. */
async function giveSlot(
  tx: pg.ClientBase,
  { promotion, member, spin, slot, at }: Drawn,
): Promise<void> {
  const { promotionId, definition } = promotion;
  const slots = definition.rules.trigger === 'roulette' ? definition.rules.slots : [];
  const most = largestOf(slots.map(({ reward: one }) => one?.amount ?? 0n));
  const reward = slots[slot]?.reward ?? null;
  if (reward === null) {
    if (!(await commitBudget(tx, promotionId, { amount: 0n, most }))) throw refuse(errors, 'PR006');
    return;
  }
  const { memberId, address } = member;
  const cause = `spin:${spin.spinId}`;
  const wish = { promotion, memberId, address, cause, reward, at };
  await giveReward(tx, { ...wish, budget: { most }, isCounted: false });
}
