import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../deps.ts';
import type { ReconciliationRun } from '../queries/latest-reconciliation.ts';
import { runChecks } from '../queries/reconciliation-checks.ts';

/** A full look at a long ledger takes longer than any other statement may. */
const CHECK_TIMEOUT_MS = 600_000;

/**
 * Checks what must always hold and keeps what it found. It repairs nothing: a violation is a
 * defect, and needs a person.
 */
export async function reconcile(
  deps: Pick<WalletDeps, 'pool' | 'clock' | 'ids' | 'log' | 'violations'>,
): Promise<ReconciliationRun> {
  const startedAt = deps.clock.now();
  const checks = await withTransaction(
    deps.pool,
    async (tx) => {
      await tx.query(`set local statement_timeout = ${CHECK_TIMEOUT_MS}`);
      return runChecks(tx);
    },
    { isolation: 'repeatable read' },
  );
  const violations = checks.reduce((sum, check) => sum + check.violations, 0);
  const finishedAt = deps.clock.now();
  const run = { runId: deps.ids.next(), startedAt, finishedAt, violations, checks };
  await deps.pool.query(
    `insert into reconciliation_run (run_id, started_at, finished_at, violations, checks)
     values ($1, $2, $3, $4, $5)`,
    [run.runId, startedAt, finishedAt, violations, JSON.stringify(checks)],
  );
  for (const check of checks) deps.violations.set({ check: check.check }, check.violations);
  if (violations > 0) deps.log.error({ checks }, 'the reconciliation found violations');
  return run;
}
