import { withTransaction } from '@noriter/kit/postgres';
import type { PromotionBase } from '../../base.ts';
import { keepResults, type PlayResult } from '../../plays/store/results.ts';
import { keptPlays } from '../store/plays.ts';
import { holdOpenings, lockOpenRuns } from '../store/runs.ts';
import { countPlays } from './steps/count-plays.ts';

/**
 * Keeps what bets and rounds of games came to, and counts it for the tournaments that run, in one
 * transaction: killed at any moment, both are there or neither is.
 */
export async function keepPlays(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  results: readonly PlayResult[],
): Promise<void> {
  if (results.length === 0) return;
  const now = clock.now();
  await withTransaction(pool, async (tx) => {
    await holdOpenings(tx);
    await keepResults(tx, results);
    const siteIds = [...new Set(results.map(({ siteId }) => siteId))];
    const runs = await lockOpenRuns(tx, siteIds);
    if (runs.length === 0) return;
    const plays = await keptPlays(
      tx,
      results.map(({ playId }) => playId),
    );
    for (const run of runs) {
      const own = plays.filter(({ siteId }) => siteId === run.siteId);
      await countPlays(tx, run, own, now);
    }
  });
}
