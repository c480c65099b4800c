import type pg from 'pg';
import { type CheckName, checkNames, checkQuery, type Scope } from './check-queries.ts';

export type CheckResult = {
  check: CheckName;
  violations: number;
  /** The first few, for the operator who has to look. */
  examples: { subject: string; detail: string }[];
  tookMs: number;
};

export type Violation = { subject: string; detail: string };

const EXAMPLES_MAX = 10;

/** A check of a long ledger takes longer than any other statement may. */
const CHECK_TIMEOUT_MS = 600_000;

/** Requests that changed longer ago were proven many times; the proof of all looks at them again. */
const REQUESTS_DAYS = 2;

/**
 * Runs every check. The caller's transaction must be repeatable read, so that all of them look at
 * the same moment while commands go on.
 *
 * @param scope all: every row there is; new: the checkpoint and what came since
 */
export async function runChecks(
  tx: pg.ClientBase,
  { scope, now }: { scope: Scope; now: Date },
): Promise<CheckResult[]> {
  await tx.query(`set local statement_timeout = ${CHECK_TIMEOUT_MS}`);
  const results: CheckResult[] = [];
  for (const check of checkNames) {
    const startedAt = performance.now();
    const { examples, violations } = await findRows(tx, check, { scope, now, max: EXAMPLES_MAX });
    results.push({
      check,
      violations,
      examples,
      tookMs: Math.round(performance.now() - startedAt),
    });
  }
  return results;
}

/** What one check finds, and how much of it there is. */
export async function findRows(
  tx: pg.ClientBase,
  check: CheckName,
  { scope, now, max }: { scope: Scope; now: Date; max: number },
): Promise<{ examples: Violation[]; violations: number }> {
  const { text, values } = checkQuery(check, scope, await boundsOf(tx, now));
  const { rows } = await tx.query<Violation & { total: number }>(
    `select subject, detail, count(*) over ()::int as total
     from (${text}\n) as violation limit ${max}`,
    values,
  );
  return {
    examples: rows.map(({ subject, detail }) => ({ subject, detail })),
    violations: rows[0]?.total ?? 0,
  };
}

async function boundsOf(tx: pg.ClientBase, now: Date) {
  const { rows } = await tx.query<{ position: bigint; summedTo: bigint }>(
    `select position, summed_to as "summedTo" from reconciliation_checkpoint, counter_progress`,
  );
  const [bounds] = rows;
  if (bounds === undefined) throw new Error('The checkpoint and the sums have one row each.');
  return { ...bounds, requestsSince: new Date(now.getTime() - REQUESTS_DAYS * 86_400_000) };
}
