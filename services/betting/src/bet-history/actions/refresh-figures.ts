import { withTransaction } from '@noriter/kit/postgres';
import type { BetHistoryDeps } from '../deps.ts';
import { type Reckoned, reckonFigures } from '../store/reckon-figures.ts';

/** Brings the figures of all sites to this moment; what is long past, a quarter of a day at a time. */
export async function refreshFigures(
  { pool }: Pick<BetHistoryDeps, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  let reckoned: Reckoned | null = null;
  do {
    const so: Reckoned | null = reckoned;
    reckoned = await withTransaction(pool, (tx) => reckonFigures(tx, so));
  } while (!reckoned.isDone && !signal.aborted);
}
