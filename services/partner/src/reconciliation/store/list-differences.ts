import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { CheckName, Difference } from '../domain/difference.ts';

export type DifferenceRow = Difference & {
  differenceId: string;
  seenAt: Date;
  resolvedAt: Date | null;
  closedReason: string | null;
};

/** The newest differences, those that are open or those that are not. */
export async function listDifferences(
  pool: pg.Pool,
  { isOpen, page }: { isOpen: boolean; page: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const where = 'where (resolved_at is null) = $1';
  const [list, count] = await Promise.all([
    pool.query<DifferenceRow>(
      `select difference_id as "differenceId", check_name as check, site_id as "siteId", subject,
         fault, figure, expected, found, day::text as day, category, member_id as "memberId",
         seen_at as "seenAt", resolved_at as "resolvedAt", closed_reason as "closedReason"
       from reconciliation_difference ${where}
       order by seen_at desc, difference_id limit $2 offset $3`,
      [isOpen, limit, offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from reconciliation_difference ${where}`,
      [isOpen],
    ),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

/**
 * Closes a difference that an operator has dealt with.
 *
 * @returns it as it was; null when there is no such open one
 */
export async function closeDifference(
  tx: pg.ClientBase,
  differenceId: string,
  by: { operatorId: string; reason: string },
): Promise<Pick<Difference, 'check' | 'subject' | 'fault'> | null> {
  const { rows } = await tx.query<Pick<Difference, 'check' | 'subject' | 'fault'>>(
    `update reconciliation_difference
     set resolved_at = clock_timestamp(), closed_by = $2, closed_reason = $3
     where difference_id = $1 and resolved_at is null
     returning check_name as check, subject, fault`,
    [differenceId, by.operatorId, by.reason],
  );
  return rows[0] ?? null;
}

/** How many are open, by check. */
export async function countOpen(pool: pg.Pool): Promise<{ check: CheckName; count: number }[]> {
  const { rows } = await pool.query<{ check: CheckName; count: number }>(
    `select check_name as check, count(*)::int as count from reconciliation_difference
     where resolved_at is null group by check_name`,
  );
  return rows;
}
