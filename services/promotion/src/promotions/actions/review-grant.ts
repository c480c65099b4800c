import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { mayReceive } from '../../members/domain/standing.ts';
import { readStanding } from '../../members/store/members.ts';
import { releaseBudget } from '../store/budgets.ts';
import { endHold, type HeldGrant, lockHeldGrant } from '../store/held-grants.ts';
import type { Decider } from './steps/decider.ts';
import { payGrant } from './steps/pay-grant.ts';

type Review = { grantId: string; move: 'approve' | 'refuse'; reason: string };

/** What a grant that an operator refused is refused with: the cap it was beyond. */
const REFUSED_AS = 'PR005';

/**
 * An operator lets a held grant through, or refuses it, once. Its budget was taken when it was held: it is
 * paid from that, whatever became of the promotion since, or goes back to it.
 *
 * @throws Refusal PR002 nothing may be given to the member now, PR013 refused without a reason, PR014
 */
export async function reviewGrant(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  by: Decider,
  { grantId, move, reason }: Review,
): Promise<void> {
  if (move === 'refuse' && reason === '') throw refuse(errors, 'PR013');
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const held = await lockHeldGrant(tx, { siteId: by.siteId, grantId });
    if (held === null) throw refuse(errors, 'PR014');
    const { promotionId, memberId, amount } = held;
    await by.audit(tx, {
      action: `promotion-grant.${move}`,
      subject: `promotion:${promotionId}`,
      before: { grantId, state: 'held' },
      after: { grantId, memberId, amount: amount.toString(), reason },
    });
    if (move === 'approve') return release(tx, held, at);
    await endHold(tx, grantId, { state: 'refused', refusal: REFUSED_AS, at });
    await releaseBudget(tx, [{ promotionId, amount }]);
  });
}

async function release(tx: pg.ClientBase, held: HeldGrant, at: Date): Promise<void> {
  const { grantId, memberId, siteId, trigger, turnover } = held;
  const member = { memberId, siteId, level: 1, isPartner: false };
  const standing = await readStanding(tx, member, { locks: true });
  if (!mayReceive(standing, at)) throw refuse(errors, 'PR002');
  await endHold(tx, grantId, { state: 'asked' });
  await payGrant(tx, held, { trigger, turnover, at });
}
