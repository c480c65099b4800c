import type { Job } from '@noriter/kit/jobs';
import { withTransaction } from '@noriter/kit/postgres';
import { findBigWins } from '../actions/find-big-wins.ts';
import type { FeaturedDeps } from '../deps.ts';

/** The largest wins are found as rounds end. */
export const findBigWinsJob: Job<FeaturedDeps> = {
  name: 'find-big-game-wins',
  everyMs: 15_000,
  run: ({ pool, clock }) => withTransaction(pool, (tx) => findBigWins(tx, clock.now())),
};
