import type { Job } from '@noriter/kit/jobs';
import { revalidateForgotten } from '../actions/revalidate-forgotten.ts';
import type { PlacementDeps } from '../deps.ts';

/** A bet in play whose process ended within its delay is decided a second later than it would be. */
export const revalidateSlipsJob: Job<PlacementDeps> = {
  name: 'recheck-slips',
  everyMs: 1_000,
  run: revalidateForgotten,
};
