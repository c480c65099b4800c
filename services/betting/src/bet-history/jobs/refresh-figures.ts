import type { Job } from '@noriter/kit/jobs';
import { refreshFigures } from '../actions/refresh-figures.ts';
import type { BetHistoryDeps } from '../deps.ts';

/** The dashboard is looked at again about as often. */
export const refreshFiguresJob: Job<BetHistoryDeps> = {
  name: 'refresh-figures',
  everyMs: 15_000,
  run: refreshFigures,
};
