import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { mayReceive } from '../../members/domain/standing.ts';
import { readStanding } from '../../members/store/members.ts';
import { giveReward, grantIdOf } from '../../promotions/actions/steps/give-reward.ts';
import { releaseBudget } from '../../promotions/store/budgets.ts';
import { uncount } from '../../promotions/store/caps.ts';
import { endHold, lockHeldGrant } from '../../promotions/store/held-grants.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { type DepositBonus, decideBonus, lockBonus } from '../store/bonuses.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;

/**
 * Gives a promised bonus when its deposit was approved, by the terms it was promised with: a stop or a
 * new version since does not break a promise. Whoever may be given nothing meanwhile is not.
 */
export async function giveBonus({ pool, clock }: Deps, requestId: string): Promise<void> {
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const bonus = await lockBonus(tx, requestId);
    if (bonus?.state !== 'promised') return;
    const { siteId, memberId, promotionId } = bonus;
    const member = { memberId, siteId, level: 1, isPartner: false };
    if (!mayReceive(await readStanding(tx, member, { locks: true }), at)) {
      await release(tx, bonus, { state: 'declined', refusal: 'PR002', at });
      return;
    }
    const promotion = await readPromotion(tx, { siteId, promotionId });
    if (promotion === null) throw new Error(`The promotion ${promotionId} is gone.`);
    await giveReward(tx, {
      promotion: { ...promotion, version: bonus.version },
      memberId,
      address: '',
      cause: causeOf(requestId),
      reward: { kind: 'cash', amount: bonus.amount, turnover: null },
      turnover: bonus.turnover,
      at,
      // Taken and counted when it was promised.
      budget: 'none',
      isCounted: false,
    });
    await decideBonus(tx, requestId, { state: 'given', at });
  });
}

/** Drops a promised bonus whose deposit came to nothing: budget and caps have their room again. */
export async function dropBonus({ pool, clock }: Deps, requestId: string): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const bonus = await lockBonus(tx, requestId);
    if (bonus?.state === 'promised')
      await release(tx, bonus, { state: 'dropped', at: clock.now() });
  });
}

/**
 * Refuses a bonus that waits for an operator while its deposit was taken back. One that was given is the
 * wallet's to take.
 */
export async function refuseHeldBonus(
  { pool, clock }: Deps,
  { siteId, promotionId, requestId }: { siteId: string; promotionId: string; requestId: string },
): Promise<void> {
  const grantId = grantIdOf(promotionId, causeOf(requestId));
  await withTransaction(pool, async (tx) => {
    const held = await lockHeldGrant(tx, { siteId, grantId });
    if (held === null) return;
    await endHold(tx, grantId, { state: 'refused', refusal: 'PR002', at: clock.now() });
    await releaseBudget(tx, [{ promotionId, amount: held.amount }]);
  });
}

const causeOf = (requestId: string) => `deposit:${requestId}`;

async function release(
  tx: pg.ClientBase,
  { requestId, promotionId, amount, caps }: DepositBonus,
  decision: { state: 'dropped' | 'declined'; refusal?: string; at: Date },
): Promise<void> {
  await decideBonus(tx, requestId, decision);
  await uncount(tx, promotionId, caps);
  await releaseBudget(tx, [{ promotionId, amount }]);
}
