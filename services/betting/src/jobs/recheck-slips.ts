import type { Job } from '@noriter/kit/jobs';
import { recheckForgotten } from '../actions/recheck-forgotten.ts';
import type { BettingDeps } from '../deps.ts';

/** A bet in play whose process ended within its delay is decided a second later than it would be. */
export const recheckSlipsJob: Job<BettingDeps> = {
  name: 'recheck-slips',
  everyMs: 1_000,
  run: recheckForgotten,
};
