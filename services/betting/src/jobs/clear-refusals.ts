import type { Job } from '@noriter/kit/jobs';
import { clearRefusals } from '../actions/clear-refusals.ts';
import type { BettingDeps } from '../deps.ts';

/** An hour's refusals beyond their day are no burden. */
export const clearRefusalsJob: Job<BettingDeps> = {
  name: 'clear-refusals',
  everyMs: 3_600_000,
  run: clearRefusals,
};
