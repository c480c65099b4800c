import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { demoPolicy } from '../domain/policy/policy.ts';
import { policyText } from '../domain/policy/policy-document.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Gives a demonstration site its policy as version 0, unless it has one. The history has it as well, so that the
 * first change shows what it changed.
 */
export async function seedDemoPolicy(
  pool: pg.Pool,
  { siteId, at }: { siteId: string; at: Date },
): Promise<void> {
  const row = [siteId, JSON.stringify(policyText(demoPolicy)), at, NOBODY];
  await withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(insertInto('cash_policy'), row);
    if (rowCount === 1) await tx.query(insertInto('cash_policy_version'), row);
  });
}

function insertInto(table: string): string {
  return `insert into ${table} (site_id, version, document, changed_at, changed_by)
    values ($1, 0, $2, $3, $4) on conflict do nothing`;
}
