import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { readPromotion } from '../store/promotions.ts';
import { writeState } from '../store/write-promotion.ts';
import type { Decider } from './steps/decider.ts';

/**
 * Starts a promotion, or stops it at once: when it returns, nothing more is given. A grant that had
 * begun is finished first. What was agreed to is its budget, so neither needs a second operator.
 *
 * @throws Refusal PR001; PR004 for a draft that nobody has agreed to
 */
export async function switchPromotion(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  by: Decider,
  { promotionId, state, reason }: SwitchWish,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const before = await readPromotion(tx, { siteId: by.siteId, promotionId }, 'update');
    if (before === null) throw refuse(errors, 'PR001');
    if (before.version === 0) throw refuse(errors, 'PR004');
    await writeState(tx, promotionId, { state, at: clock.now() });
    await by.audit(tx, {
      action: state === 'running' ? 'promotion.start' : 'promotion.stop',
      subject: `promotion:${promotionId}`,
      before: { state: before.state },
      after: { state, reason },
    });
  });
}

type SwitchWish = { promotionId: string; state: 'running' | 'stopped'; reason: string };
