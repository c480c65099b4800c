import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { compareLedger } from '../actions/compare-ledger.ts';

/** A wrong grant shows within minutes, for a few percent of a processor at most. */
export const compareLedgerJob: Job<PromotionBase> = {
  name: 'compare-ledger',
  everyMs: 60_000,
  run: (deps, signal) => compareLedger(deps, signal),
};
