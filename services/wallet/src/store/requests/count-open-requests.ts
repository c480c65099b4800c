import type pg from 'pg';
import { requestKind, requestStatus } from '../../domain/requests/cash-request.ts';

export type OpenCounts = { requested: number; waiting: number };

/** How many requests of a site wait for this operator: the numbers on the badges. */
export async function countOpenRequests(
  pool: pg.Pool,
  { siteId, operatorId }: { siteId: string; operatorId: string },
): Promise<{ deposits: OpenCounts; withdrawals: OpenCounts; adjustments: number }> {
  const corrections = await pool.query<{ total: number }>(
    `select count(*)::int as total from adjustment_request
     where site_id = $1 and status = 'waiting' and asked_by <> $2`,
    [siteId, operatorId],
  );
  const { rows } = await pool.query<{ kind: number; status: number; total: number }>(
    `select kind, status, count(*)::int as total from cash_request
     where site_id = $1 and status in (0, 2) group by kind, status`,
    [siteId],
  );
  const total = (kind: number, status: number) =>
    rows.find((row) => row.kind === kind && row.status === status)?.total ?? 0;
  const countsOf = (kind: number) => ({
    requested: total(kind, requestStatus.requested),
    waiting: total(kind, requestStatus.waiting),
  });
  return {
    deposits: countsOf(requestKind.deposit),
    withdrawals: countsOf(requestKind.withdrawal),
    adjustments: corrections.rows[0]?.total ?? 0,
  };
}
