import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward, grantIdOf } from '../../promotions/actions/steps/give-reward.ts';
import { grantsThere } from '../../promotions/store/grants.ts';
import {
  type Promotion,
  readPromotion,
  runningPromotions,
} from '../../promotions/store/promotions.ts';
import { rewardsOf } from '../domain/rank-rewards.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log'>;
type Due = { memberId: string; rank: number; month: string; cause: string };

/**
 * Gives members what their ranks have in the promotions that run, each once for its rank or month. Who is
 * refused, as an excluded member, is asked about again the next day.
 */
export async function giveRankRewards(
  deps: Deps,
  siteId: string,
  members: readonly { memberId: string; rank: number }[],
  signal: AbortSignal,
): Promise<void> {
  const { pool, clock } = deps;
  const now = clock.now();
  const month = koreaDay(now).slice(0, 7);
  for (const promotion of await runningPromotions(pool, { siteId, now, trigger: 'rank' })) {
    const { promotionId, definition } = promotion;
    const { rules } = definition;
    if (rules.trigger !== 'rank') continue;
    const due = members.flatMap((member) =>
      rewardsOf(rules, member, month).map(({ cause }) => ({ ...member, month, cause })),
    );
    const there = await grantsThere(
      pool,
      due.map(({ cause }) => grantIdOf(promotionId, cause)),
    );
    for (const one of due) {
      if (signal.aborted) return;
      if (!there.has(grantIdOf(promotionId, one.cause))) await giveOne(deps, promotion, one);
    }
  }
}

async function giveOne(
  { pool, clock, log }: Deps,
  { promotionId, siteId }: Promotion,
  { memberId, rank, month, cause }: Due,
): Promise<void> {
  const at = clock.now();
  try {
    await withTransaction(pool, async (tx) => {
      const promotion = await readPromotion(tx, { siteId, promotionId });
      if (promotion === null || promotion.definition.rules.trigger !== 'rank') return;
      // By the terms of the version that the grant names, which are others where they were changed meanwhile.
      const due = rewardsOf(promotion.definition.rules, { memberId, rank }, month);
      const reward = due.find((one) => one.cause === cause)?.reward;
      if (reward === undefined) return;
      const member = { memberId, siteId, level: 1, isPartner: false };
      await checkEntitled(tx, promotion, member, { now: at, locks: true });
      const wish = { promotion, memberId, address: '', cause, reward, at };
      await giveReward(tx, { ...wish, budget: 'amount', isCounted: true });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.info({ memberId, promotionId, code: error.code }, 'a rank gives its member nothing');
  }
}
