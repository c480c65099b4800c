import type { Job } from '@noriter/kit/jobs';
import { collectDebts } from '../actions/collect-debts.ts';
import type { BettingDeps } from '../deps.ts';

/** Debts say themselves when they are asked for again. */
export const collectDebtsJob: Job<BettingDeps> = {
  name: 'collect-debts',
  everyMs: 10_000,
  run: collectDebts,
};
