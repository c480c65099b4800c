import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { playedSince } from '../../plays/store/results.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward, grantIdOf } from '../../promotions/actions/steps/give-reward.ts';
import { findGrant, type Grant, grantsThere } from '../../promotions/store/grants.ts';
import {
  type Promotion,
  readPromotion,
  runningPromotions,
} from '../../promotions/store/promotions.ts';
import { causeOf, type MissionRules, reached, windowOf } from '../domain/mission.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;

export type Mission = {
  promotion: Promotion;
  rules: MissionRules;
  done: bigint;
  isClaimed: boolean;
};

/** The missions that are open to a member, and how far each is. */
export async function openMissions({ pool, clock }: Deps, member: Receiver): Promise<Mission[]> {
  const now = clock.now();
  const { siteId, memberId } = member;
  const missions: Mission[] = [];
  for (const promotion of await runningPromotions(pool, { siteId, now, trigger: 'mission' })) {
    const { rules, startsAt } = promotion.definition;
    if (rules.trigger !== 'mission') continue;
    try {
      await checkEntitled(pool, promotion, member, { now, locks: false });
    } catch (error) {
      if (error instanceof Refusal) continue;
      throw error;
    }
    const { name, since } = windowOf(rules, startsAt, now);
    const grantId = grantIdOf(promotion.promotionId, causeOf(name, memberId));
    const claimed = await grantsThere(pool, [grantId]);
    const played = await playedSince(pool, { memberId, since, ...rules });
    missions.push({
      promotion,
      rules,
      done: reached(rules, played),
      isClaimed: claimed.has(grantId),
    });
  }
  return missions;
}

/**
 * Gives a mission's reward for its present window. Of many at once one is given: the grant's id follows
 * from the window and the member. A bet that is corrected later takes nothing back.
 *
 * @throws Refusal MI001 not done, MI002 claimed before, PR001 to PR006
 */
export async function claimMission(
  { pool, clock }: Deps,
  member: Receiver & { address: string },
  promotionId: string,
): Promise<Grant> {
  const at = clock.now();
  const { siteId, memberId, address } = member;
  return withTransaction(pool, async (tx) => {
    const promotion = await readPromotion(tx, { siteId, promotionId });
    const rules = promotion?.definition.rules;
    if (promotion === null || rules?.trigger !== 'mission') throw refuse(errors, 'PR001');
    await checkEntitled(tx, promotion, member, { now: at, locks: true });
    const { name, since } = windowOf(rules, promotion.definition.startsAt, at);
    const cause = causeOf(name, memberId);
    if ((await findGrant(tx, grantIdOf(promotionId, cause))) !== null)
      throw refuse(errors, 'MI002');
    const played = await playedSince(tx, { memberId, since, ...rules });
    if (reached(rules, played) < rules.goal) throw refuse(errors, 'MI001');
    return giveReward(tx, {
      promotion,
      memberId,
      address,
      cause,
      reward: rules.reward,
      at,
      budget: 'amount',
      isCounted: true,
    });
  });
}
