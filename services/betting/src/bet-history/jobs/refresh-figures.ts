import type { Job } from '@noriter/kit/jobs';
import { refreshFigures } from '../actions/refresh-figures.ts';
import type { BetHistoryDeps } from '../deps.ts';

/**
 * Each run counts the last seven minutes' bets at most anew, 400,000 of them at a thousand a second: four times
 * a minute, as often as a dashboard asks, they were a tenth of what the database did for a bet.
 */
export const refreshFiguresJob: Job<BetHistoryDeps> = {
  name: 'refresh-figures',
  everyMs: 60_000,
  run: refreshFigures,
};
