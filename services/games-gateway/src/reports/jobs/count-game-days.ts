import type { Job } from '@noriter/kit/jobs';
import { withTransaction } from '@noriter/kit/postgres';
import { countGameDays } from '../actions/count-game-days.ts';
import type { ReportsDeps } from '../deps.ts';

/** Reports are a minute old, and cost nobody's bet anything. */
export const countGameDaysJob: Job<ReportsDeps> = {
  name: 'count-game-days',
  everyMs: 60_000,
  run: ({ pool, clock }) => withTransaction(pool, (tx) => countGameDays(tx, clock.now())),
};
