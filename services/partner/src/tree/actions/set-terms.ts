import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { TreeDeps } from '../deps.ts';
import { type PartnerTerms, readTerms, saveTerms } from '../store/terms.ts';

/** Sets how a partner is settled, and whether it may move money. @throws Refusal PT101 */
export async function setTerms(
  { pool }: Pick<TreeDeps, 'pool'>,
  { siteId, audit }: { siteId: string; audit: Auditor },
  partnerId: string,
  terms: PartnerTerms,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const before = await readTerms(tx, { siteId, partnerId });
    if (before === null) throw refuse(errors, 'PT101');
    await saveTerms(tx, { siteId, partnerId }, terms);
    const subject = `member:${partnerId}`;
    await audit(tx, { action: 'partner.terms', subject, before, after: terms });
  });
}
