import type { Job } from '@noriter/kit/jobs';
import { readHolds } from '../actions/read-holds.ts';
import type { RatesDeps } from '../deps.ts';

const EVERY_MS = 600_000;

/** Reads what games pay back: a category cannot promise more than it holds. */
export const readHoldsJob: Job<RatesDeps> = {
  name: 'read-holds',
  everyMs: EVERY_MS,
  run: readHolds,
};
