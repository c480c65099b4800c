import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Decider } from '../../promotions/actions/steps/decider.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { courseOf, tournamentOf } from '../domain/course.ts';
import { moveRun, readRun } from '../store/runs.ts';

/**
 * An operator who knows that every result is there waits no longer: the job closes it a minute later, when
 * what was published by then is read.
 *
 * @throws Refusal PR001, TN002 before its end, stopped or closed
 */
export async function endWait(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  by: Decider,
  { promotionId, reason }: { promotionId: string; reason: string },
): Promise<void> {
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const promotion = await readPromotion(tx, { siteId: by.siteId, promotionId }, 'share');
    const tournament = promotion === null ? null : tournamentOf(promotion.definition);
    if (promotion === null || tournament === null) throw refuse(errors, 'PR001');
    const run = await readRun(tx, promotionId, { locks: true });
    const isWaiting = run !== null && courseOf(tournament, run, at) === 'counting';
    if (promotion.state !== 'running' || !isWaiting) throw refuse(errors, 'TN002');
    await moveRun(tx, promotionId, { to: 'waitEnded', at });
    await by.audit(tx, {
      action: 'tournament.close',
      subject: `promotion:${promotionId}`,
      before: { state: 'counting' },
      after: { state: 'closed', reason },
    });
  });
}
