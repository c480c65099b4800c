import type { Job } from '@noriter/kit/jobs';
import { closeSlips } from '../actions/close-slips.ts';
import type { BettingDeps } from '../deps.ts';

/** A slip that heard nothing is closed within seconds of its draw or start; most have long been decided. */
export const closeSlipsJob: Job<BettingDeps> = {
  name: 'close-slips',
  everyMs: 2_000,
  run: closeSlips,
};
