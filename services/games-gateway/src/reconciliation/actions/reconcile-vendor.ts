import { withTransaction } from '@noriter/kit/postgres';
import { readFeed } from '../clients/vendor-feed.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { compareMoves, type Difference } from '../domain/compare.ts';
import { type Run, readOurMoves, saveRun } from '../store/reconciliations.ts';

/** How far the clocks of two sides may be apart, in milliseconds. */
const CLOCKS_MS = 5 * 60_000;

/**
 * Compares our record of a vendor with its own feed, and writes down what differs. A feed that cannot be
 * read is a run that failed: nothing is concluded from a part.
 */
export async function reconcileVendor(
  deps: ReconciliationDeps,
  vendorKey: string,
  range: { from: Date; until: Date },
): Promise<Run> {
  const { pool, clock, ids, log } = deps;
  const startedAt = clock.now();
  const wide = {
    from: new Date(range.from.getTime() - CLOCKS_MS),
    until: new Date(range.until.getTime() + CLOCKS_MS),
  };
  let found: { matched: number; differences: Difference[] } = { matched: 0, differences: [] };
  let problem = '';
  try {
    const theirs = await readFeed(deps, vendorKey, wide);
    found = compareMoves(await readOurMoves(pool, vendorKey, wide), theirs, range);
  } catch (error) {
    log.error({ err: error, vendorKey }, 'a vendor could not be reconciled');
    problem = 'The feed could not be read.';
  }
  const { matched, differences } = found;
  const run: Run = {
    runId: ids.next(),
    vendorKey,
    ...range,
    matched,
    differences: differences.length,
    state: problem === '' ? 'done' : 'failed',
    problem,
    startedAt,
    endedAt: clock.now(),
  };
  await withTransaction(pool, (tx) => saveRun(tx, run, differences));
  if (differences.length > 0) {
    log.error(
      { vendorKey, differences: differences.length },
      "a vendor's record differs from ours",
    );
  }
  return run;
}
