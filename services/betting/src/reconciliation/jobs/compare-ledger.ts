import type { Job } from '@noriter/kit/jobs';
import { compareLedger } from '../actions/compare-ledger.ts';
import type { ReconciliationDeps } from '../deps.ts';

/** A wrong payout shows within minutes, for a few percent of a processor at most. */
export const compareLedgerJob: Job<ReconciliationDeps> = {
  name: 'compare-ledger',
  everyMs: 60_000,
  run: (deps, signal) => compareLedger(deps, signal),
};
