import type { Job } from '@noriter/kit/jobs';
import { askStakes } from '../actions/ask-stakes.ts';
import type { PlacementDeps } from '../deps.ts';

/** A slip whose process ended before it had the wallet's answer is decided some seconds later. */
export const askStakesJob: Job<PlacementDeps> = {
  name: 'ask-stakes',
  everyMs: 2_000,
  run: (deps, signal) => askStakes(deps, signal),
};
