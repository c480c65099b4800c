import { versionOf } from '@noriter/versioned-settings/store';
import type pg from 'pg';
import type { PolicyDeps } from '../deps.ts';
import type { PartnerPolicy } from '../domain/policy.ts';
import { policySettings } from './policy.ts';

/** A site's policy at this moment, of the transaction. */
export async function currentPolicy(
  { policyAt }: Pick<PolicyDeps, 'policyAt'>,
  tx: pg.ClientBase,
  siteId: string,
): Promise<PartnerPolicy> {
  return policyAt(tx, siteId, await versionOf(tx, policySettings, siteId));
}
