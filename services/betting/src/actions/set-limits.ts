import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BettingDeps } from '../deps.ts';
import { contradictionsOf, type LimitPolicy } from '../domain/limits.ts';
import { errors } from '../errors.ts';
import { limitPolicyText, readLimits } from '../queries/limits-document.ts';
import { type DocumentChange, saveDocument } from './save-document.ts';

/**
 * Sets what members of a site may stake and win.
 *
 * @throws Refusal B1023, B1024
 */
export async function setLimits(
  deps: BettingDeps,
  by: { siteId: string; operatorId: string; audit: Auditor },
  { version, reason, policy }: DocumentChange & { policy: LimitPolicy },
): Promise<void> {
  const fields = contradictionsOf(policy);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
  const { siteId, operatorId } = by;
  const before = await readLimits(deps, siteId);
  if (before.version !== version) throw refuse(errors, 'B1023');
  const document = limitPolicyText(policy);
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    await saveDocument(tx, 'bet_limits', { siteId, version, reason, document, at, operatorId });
    await by.audit(tx, {
      action: 'bet-limits.set',
      subject: `site:${siteId}`,
      before: limitPolicyText(before.document),
      after: { ...document, reason },
    });
  });
}
