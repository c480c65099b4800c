import type pg from 'pg';
import { sqlFile } from '../sql-file.ts';

/** What must always hold. Each check is a query whose rows are the violations. */
export const checkNames = [
  'entries-sum-to-zero',
  'balances-equal-entries',
  'no-negative-balance',
  'versions-have-no-gap',
  'cash-in-equals-accounts',
  'held-equals-open-withdrawals',
  'requests-moved-their-money',
  'counter-sums-equal-entries',
  'nets-equal-entries',
  'debts-equal-entries',
] as const;

export type CheckName = (typeof checkNames)[number];

export type CheckResult = {
  check: CheckName;
  violations: number;
  /** The first few, for the operator who has to look. */
  examples: { subject: string; detail: string }[];
  tookMs: number;
};

const EXAMPLES_MAX = 10;

const texts = new Map(
  checkNames.map((check) => [
    check,
    sqlFile(new URL(`./reconciliation/${check}.sql`, import.meta.url)).text,
  ]),
);

/** The first violations of a check, each with how many there are. */
export function violationSql(check: CheckName, rowsMax: number): string {
  return `select subject, detail, count(*) over ()::int as total
    from (${texts.get(check)}\n) as violation limit ${rowsMax}`;
}

/**
 * Runs every check. The caller's transaction must be repeatable read, so that all of them look at
 * the same moment while commands go on.
 */
export async function runChecks(tx: pg.ClientBase): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checkNames) {
    const startedAt = performance.now();
    const { rows } = await tx.query<{ subject: string; detail: string; total: number }>(
      violationSql(check, EXAMPLES_MAX),
    );
    results.push({
      check,
      violations: rows[0]?.total ?? 0,
      examples: rows.map(({ subject, detail }) => ({ subject, detail })),
      tookMs: Math.round(performance.now() - startedAt),
    });
  }
  return results;
}
