import type { Job } from '@noriter/kit/jobs';
import { closeSlips } from '../actions/close-slips.ts';
import type { PlacementDeps } from '../deps.ts';

/** A slip without an outcome is closed within seconds of its draw or start; most have long been decided. */
export const closeSlipsJob: Job<PlacementDeps> = {
  name: 'close-slips',
  everyMs: 2_000,
  run: closeSlips,
};
