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
  if (run === null) return null;
  return { ...run, violations: Number(run.violations), checks: checkResults.parse(run.checks) };
}
