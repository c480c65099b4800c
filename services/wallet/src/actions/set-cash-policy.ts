import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import type { CashPolicy } from '../domain/policy.ts';
import { contradictionsOf } from '../domain/policy-check.ts';
import { errors } from '../errors.ts';
import { policyText } from '../queries/cash-policy-document.ts';
import { readPolicy } from '../queries/read-policy.ts';

/**
 * Sets a site's cash policy. The version that was read comes back with it, so that of two
 * operators who edit at once the second one looks again instead of undoing the first.
 *
 * @throws Refusal W002, W011
 */
export async function setCashPolicy(
  deps: WalletDeps,
  by: { siteId: string; operatorId: string; audit: Auditor },
  { version, policy }: { version: number; policy: CashPolicy },
): Promise<void> {
  const fields = contradictionsOf(policy);
  if (fields.length > 0) throw refuse(errors, 'W011', {}, { fields });
  const before = await readPolicy(deps, by.siteId);
  if (before.version !== version) throw refuse(errors, 'W002');
  const { siteId, operatorId } = by;
  const row = [siteId, version, JSON.stringify(policyText(policy)), deps.clock.now(), operatorId];
  await withTransaction(deps.pool, async (tx) => {
    const saved = await tx.query(
      `insert into cash_policy as old (site_id, version, policy, changed_at, changed_by)
       values ($1, $2 + 1, $3, $4, $5)
       on conflict (site_id) do update
       set version = excluded.version, policy = excluded.policy,
         changed_at = excluded.changed_at, changed_by = excluded.changed_by
       where old.version = $2`,
      row,
    );
    if (saved.rowCount !== 1) throw refuse(errors, 'W002');
    await tx.query(
      `insert into cash_policy_version (site_id, version, policy, changed_at, changed_by)
       values ($1, $2 + 1, $3, $4, $5)`,
      row,
    );
    const subject = `site:${siteId}`;
    await by.audit(tx, { action: 'policy.set', subject, before: before.policy, after: policy });
  });
}
