/**
 * Compares what bets earned with what days come to, what was paid with the ledger, and what was counted
 * with what was settled, each as far as it can: that one side does not answer keeps no other comparison from its end. It repairs nothing.
 */
import { ServiceTimeout, ServiceUnavailable } from '@noriter/kit/service-client';
import type { CompareDeps, ReconciliationDeps } from '../deps.ts';
import { type Comparison, comparisons } from '../domain/difference.ts';
import { noteDone } from '../store/progress.ts';
import { type ReconciliationRun, saveRun } from '../store/runs.ts';
import { compareAccruals } from './steps/compare-accruals.ts';
import { compareBets, compareRounds } from './steps/compare-bets.ts';
import { compareCommission } from './steps/compare-commission.ts';
import { compareCounted } from './steps/compare-counted.ts';
import { comparePayments } from './steps/compare-payments.ts';
import { Behind } from './steps/wrong-bets.ts';

/** The name of the job and of its lock: what an operator starts waits for the same one. */
export const RECONCILE_JOB = 'reconcile-partners';

type Deps = CompareDeps & Pick<ReconciliationDeps, 'ids' | 'log'>;
type Part = ReconciliationRun['parts'][number];

const ways = {
  accruals: compareAccruals,
  payments: comparePayments,
  commission: compareCommission,
  turnover: compareBets,
  rounds: compareRounds,
  counted: compareCounted,
} satisfies Record<Comparison, typeof comparePayments>;

/** @param signal ends the run between two steps */
export async function reconcile(deps: Deps, signal: AbortSignal): Promise<ReconciliationRun> {
  const startedAt = deps.clock.now();
  const parts: Part[] = [];
  for (const comparison of comparisons) parts.push(await compare(deps, comparison, signal));
  const run = { runId: deps.ids.next(), startedAt, endedAt: deps.clock.now(), parts };
  await saveRun(deps.pool, run);
  if (parts.some(({ found }) => found > 0)) {
    deps.log.error({ parts }, 'the reconciliation of partners found differences');
  }
  return run;
}

async function compare(deps: Deps, comparison: Comparison, signal: AbortSignal): Promise<Part> {
  try {
    const compared = await ways[comparison](deps, signal);
    await noteDone(deps.pool, comparison);
    return { comparison, ...compared, problem: '' };
  } catch (error) {
    deps.log.error({ err: error, comparison }, 'a comparison did not come to its end');
    return { comparison, looked: 0, found: 0, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Part['problem'] {
  if (error instanceof Behind) return 'behind';
  const isSilent = error instanceof ServiceUnavailable || error instanceof ServiceTimeout;
  return isSilent ? 'unanswered' : 'failed';
}
