import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { type CheckName, violationSql } from './reconciliation-checks.ts';

/** A look at all rows may take longer than a list does. */
const LOOK_TIMEOUT_MS = 60_000;
const ROWS_MAX = 200;

export type Violation = { subject: string; detail: string };

/** What one check finds now, as far as a person can read it. */
export async function findViolations(
  pool: pg.Pool,
  check: CheckName,
): Promise<{ violations: Violation[]; total: number }> {
  const { rows } = await withTransaction(
    pool,
    async (tx) => {
      await tx.query(`set local statement_timeout = ${LOOK_TIMEOUT_MS}`);
      return tx.query<Violation & { total: number }>(violationSql(check, ROWS_MAX));
    },
    { isolation: 'repeatable read' },
  );
  return {
    violations: rows.map(({ subject, detail }) => ({ subject, detail })),
    total: rows[0]?.total ?? 0,
  };
}
