import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { TreeDeps } from '../deps.ts';
import { publishPartnerEvent } from '../events/partner-event.ts';
import { pauseSubtree, resumeSubtree } from '../store/pauses.ts';
import { partnerScope } from '../store/reach.ts';
import { lockSiteBook } from '../store/site-book.ts';

type By = { siteId: string; operatorId: string; audit: Auditor };
type Wish = { eventId: string; partnerId: string; suspended: boolean; reason: string };

/**
 * Suspends a partner with all partners below, or lifts it: they earn nothing meanwhile, what they
 * would have earned goes up, and they move no money. Who was suspended with another, above or below, stays
 * so until that is lifted too.
 *
 * @returns how many partners changed
 * @throws Refusal PT101, PT107
 */
export async function suspendSubtree(
  { pool, clock }: Pick<TreeDeps, 'pool' | 'clock'>,
  { siteId, operatorId, audit }: By,
  { eventId, partnerId, suspended, reason }: Wish,
): Promise<number> {
  return withTransaction(pool, async (tx) => {
    await lockSiteBook(tx, siteId);
    const at = clock.now();
    await partnerScope(tx, { siteId, memberId: partnerId }, at);
    const partners = suspended
      ? await pauseSubtree(tx, { partnerId, at, reason, by: operatorId })
      : await resumeSubtree(tx, { partnerId, at });
    if (partners === 0) throw refuse(errors, 'PT107');
    await audit(tx, {
      action: suspended ? 'partner.suspend' : 'partner.resume',
      subject: `member:${partnerId}`,
      before: { suspended: !suspended },
      after: { suspended, partners, reason },
    });
    const value = { suspended, reason };
    const of = { siteId, partnerId, at };
    await publishPartnerEvent(tx, eventId, of, { case: 'suspensionChanged', value });
    return partners;
  });
}
