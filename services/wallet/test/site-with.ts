import { randomUUID } from 'node:crypto';
import { demoPolicy } from '../src/domain/policy/policy.ts';
import { policyText } from '../src/domain/policy/policy-document.ts';
import type { WalletWorld } from './wallet-world.ts';

/** A site of its own with a policy that is the demonstration's but for these changes: its id. */
export async function siteWith(
  { pool }: Pick<WalletWorld, 'pool'>,
  changes: Partial<typeof demoPolicy>,
): Promise<string> {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const policy = policyText({ ...demoPolicy, ...changes });
  await pool.query(
    `insert into cash_policy (site_id, document, changed_at, changed_by)
     values ($1, $2, now(), $3)`,
    [siteId, JSON.stringify(policy), randomUUID()],
  );
  return siteId;
}
