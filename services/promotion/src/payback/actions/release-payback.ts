import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Decider } from '../../promotions/actions/steps/decider.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { releaseLine } from '../store/parked-lines.ts';

type Released = { promotionId: string; firstDay: string; memberId: string };

/**
 * An operator has a parked payback tried again in the next run, once what it failed by is put right. It
 * gives nothing by itself: whether the member may be given it is decided by the run.
 *
 * @throws Refusal PR001; PR014 where it is not parked, or no longer
 */
export async function releasePayback(
  { pool }: Pick<PromotionBase, 'pool'>,
  by: Decider,
  released: Released,
): Promise<void> {
  const { promotionId, firstDay, memberId } = released;
  await withTransaction(pool, async (tx) => {
    const promotion = await readPromotion(tx, { siteId: by.siteId, promotionId });
    if (promotion === null) throw refuse(errors, 'PR001');
    if (!(await releaseLine(tx, released))) throw refuse(errors, 'PR014');
    await by.audit(tx, {
      action: 'payback.release',
      subject: `promotion:${promotionId}`,
      before: { memberId, firstDay, state: 'parked' },
      after: { memberId, firstDay, state: 'waiting' },
    });
  });
}
