import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { CheckName, Scope } from './check-queries.ts';
import { findRows, type Violation } from './checks.ts';

/** A look at all rows may take longer than a list does. */
const LOOK_TIMEOUT_MS = 60_000;
const ROWS_MAX = 200;

/** What one check finds now, as far as a person can read it. */
export async function findViolations(
  pool: pg.Pool,
  check: CheckName,
  { scope, now }: { scope: Scope; now: Date },
): Promise<{ violations: Violation[]; total: number }> {
  const { examples, violations } = await withTransaction(
    pool,
    async (tx) => {
      await tx.query(`set local statement_timeout = ${LOOK_TIMEOUT_MS}`);
      return findRows(tx, check, { scope, now, max: ROWS_MAX });
    },
    { isolation: 'repeatable read' },
  );
  return { violations: examples, total: violations };
}
