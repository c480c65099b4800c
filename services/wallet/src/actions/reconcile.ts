import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../deps.ts';
import type { Scope } from '../store/reconciliation/check-queries.ts';
import { moveCheckpoint } from '../store/reconciliation/checkpoint.ts';
import { runChecks } from '../store/reconciliation/checks.ts';
import { type ReconciliationRun, saveRun } from '../store/reconciliation/runs.ts';

type Deps = Pick<WalletDeps, 'pool' | 'clock' | 'ids' | 'log'>;

/** Positions of one step of the checkpoint: its transaction lasts a few seconds. */
const POSITIONS_PER_STEP = 500_000;

/**
 * Checks what must always hold and keeps what it found. It repairs nothing: a violation is a
 * defect, and needs a person. Before a run since the checkpoint, the checkpoint follows the ledger as
 * far as it is whole.
 */
export async function reconcile(
  deps: Deps,
  { scope, signal }: { scope: Scope; signal?: AbortSignal | undefined },
): Promise<ReconciliationRun> {
  const startedAt = deps.clock.now();
  if (scope === 'new') await followLedger(deps, signal);
  const checks = await withTransaction(
    deps.pool,
    (tx) => runChecks(tx, { scope, now: startedAt }),
    { isolation: 'repeatable read' },
  );
  const violations = checks.reduce((sum, check) => sum + check.violations, 0);
  const finishedAt = deps.clock.now();
  const run = { runId: deps.ids.next(), scope, startedAt, finishedAt, violations, checks };
  await saveRun(deps.pool, run);
  if (violations > 0) deps.log.error({ scope, checks }, 'the reconciliation found violations');
  return run;
}

async function followLedger({ pool }: Deps, signal: AbortSignal | undefined): Promise<void> {
  let hasMoved = true;
  while (hasMoved && signal?.aborted !== true) {
    hasMoved = await withTransaction(pool, (tx) => moveCheckpoint(tx, POSITIONS_PER_STEP));
  }
}
