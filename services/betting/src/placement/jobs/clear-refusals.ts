import type { Job } from '@noriter/kit/jobs';
import { clearRefusals } from '../actions/clear-refusals.ts';
import type { PlacementDeps } from '../deps.ts';

/** An hour's refusals beyond their day are no burden. */
export const clearRefusalsJob: Job<PlacementDeps> = {
  name: 'clear-refusals',
  everyMs: 3_600_000,
  run: clearRefusals,
};
