import { pageSlice } from '@noriter/kit/paging';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { checkNames } from './reconciliation-checks.ts';

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
  startedAt: Date;
  finishedAt: Date;
  violations: number;
  checks: z.output<typeof checkResults>;
};

/** The last run of the reconciliation; null before the first. */
export async function latestReconciliation({
  prisma,
}: Pick<WalletDeps, 'prisma'>): Promise<ReconciliationRun | null> {
  const run = await prisma.reconciliationRun.findFirst({ orderBy: { startedAt: 'desc' } });
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

type Stored = Omit<ReconciliationRun, 'violations' | 'checks'> & {
  violations: bigint;
  checks: unknown;
};

function runOf(run: Stored): ReconciliationRun {
  return { ...run, violations: Number(run.violations), checks: checkResults.parse(run.checks) };
}
