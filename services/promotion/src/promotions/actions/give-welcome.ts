import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { readPromotion, runningPromotions } from '../store/promotions.ts';
import { checkEntitled } from './steps/entitled.ts';
import { giveReward } from './steps/give-reward.ts';

type Approval = { memberId: string; siteId: string; at: Date };

/**
 * Gives what the site's sign-up promotions have for a member who was approved while they ran; an
 * approval from before their start is none of theirs. Each is given once, however often it is asked.
 */
export async function giveWelcome(
  { pool, clock, log }: Pick<PromotionBase, 'pool' | 'clock' | 'log'>,
  { memberId, siteId, at }: Approval,
): Promise<void> {
  const now = clock.now();
  const member = { memberId, siteId, level: 1, isPartner: false };
  for (const { promotionId, definition } of await runningPromotions(pool, {
    siteId,
    now,
    trigger: 'sign-up',
  })) {
    if (new Date(definition.startsAt) > at) continue;
    try {
      await withTransaction(pool, async (tx) => {
        const promotion = await readPromotion(tx, { siteId, promotionId });
        if (promotion?.definition.rules.trigger !== 'sign-up') return;
        await checkEntitled(tx, promotion, member, { now, locks: true });
        await giveReward(tx, {
          promotion,
          memberId,
          address: '',
          cause: `sign-up:${memberId}`,
          reward: promotion.definition.rules.reward,
          at: now,
          budget: 'amount',
          isCounted: true,
        });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.info({ memberId, promotionId, code: error.code }, 'a new member gets no welcome');
    }
  }
}
