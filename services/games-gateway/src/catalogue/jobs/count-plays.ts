import type { Job } from '@noriter/kit/jobs';
import { withTransaction } from '@noriter/kit/postgres';
import { readSiteIds } from '../../site/store/sites.ts';
import type { CatalogueDeps } from '../deps.ts';
import { countPlays } from '../store/count-plays.ts';

/** A round is written so long after its bet was asked for, at most; a later one is not counted. */
const WRITTEN_MS = 30_000;

/** What is popular is what was played: rounds are counted into their games once a minute. */
export const countPlaysJob: Job<CatalogueDeps> = {
  name: 'count-game-plays',
  everyMs: 60_000,
  async run({ pool, clock }) {
    const at = clock.now();
    const until = new Date(at.getTime() - WRITTEN_MS);
    await withTransaction(pool, async (tx) => countPlays(tx, await readSiteIds(tx), { until, at }));
  },
};
