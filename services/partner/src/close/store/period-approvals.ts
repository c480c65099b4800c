import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';

/** Approvals of periods; beyond an operator's limit they wait for a second one. */
export const periodApprovals = requestTable('period_approval', 'approval_id', {
  periodId: z.string(),
  amount: z.bigint(),
});

export type PeriodApproval = RowOf<typeof periodApprovals.own.shape>;

/** The approvals that wait, of some periods. */
export async function waitingApprovals(
  db: pg.Pool | pg.ClientBase,
  periodIds: readonly string[],
): Promise<Map<string, PeriodApproval>> {
  const where = `status = 'waiting' and period_id = any($1::uuid[])`;
  const rows = await requestsWhere(db, periodApprovals, where, [periodIds]);
  return new Map(rows.map((row) => [row.periodId, row]));
}
