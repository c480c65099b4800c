import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';
import type { WalletDeps } from '../../deps.ts';
import { checkNames, type Scope, scopes } from './check-queries.ts';

/** What a run found, as it is stored. */
export const checkResults = z.array(
  z.object({
    check: z.enum(checkNames),
    violations: z.number().int(),
    examples: z.array(z.object({ subject: z.string(), detail: z.string() })),
    tookMs: z.number().int(),
  }),
);

export type ReconciliationRun = {
  runId: string;
  scope: Scope;
  startedAt: Date;
  finishedAt: Date;
  violations: number;
  checks: z.output<typeof checkResults>;
};

/** Writes what a run found. */
export async function saveRun(db: pg.Pool, run: ReconciliationRun): Promise<void> {
  await db.query(
    `insert into reconciliation_run (run_id, started_at, finished_at, violations, checks, scope)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      run.runId,
      run.startedAt,
      run.finishedAt,
      run.violations,
      JSON.stringify(run.checks),
      run.scope,
    ],
  );
}

/** The last run of a scope; null before the first. */
export async function latestReconciliation(
  { prisma }: Pick<WalletDeps, 'prisma'>,
  scope: Scope,
): Promise<ReconciliationRun | null> {
  const run = await prisma.reconciliationRun.findFirst({
    where: { scope },
    orderBy: { startedAt: 'desc' },
  });
  return run === null ? null : runOf(run);
}

/** The runs there were, the newest first. */
export async function listReconciliations(
  { prisma }: Pick<WalletDeps, 'prisma'>,
  page: number,
): Promise<{ runs: ReconciliationRun[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    prisma.reconciliationRun.findMany({
      orderBy: { startedAt: 'desc' },
      take: limit,
      skip: offset,
    }),
    prisma.reconciliationRun.count(),
  ]);
  return { runs: rows.map(runOf), total };
}

type Stored = Omit<ReconciliationRun, 'violations' | 'checks' | 'scope'> & {
  violations: bigint;
  checks: unknown;
  scope: string;
};

const storedScope = z.enum(scopes);

function runOf(run: Stored): ReconciliationRun {
  return {
    ...run,
    scope: storedScope.parse(run.scope),
    violations: Number(run.violations),
    checks: checkResults.parse(run.checks),
  };
}
