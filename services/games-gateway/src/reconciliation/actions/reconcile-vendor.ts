import { withTransaction } from '@noriter/kit/postgres';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { readFeed } from '../clients/vendor-feed.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { CLOCKS_MS } from '../domain/carried.ts';
import { compareMoves } from '../domain/compare.ts';
import type { Difference } from '../domain/difference.ts';
import { type Run, readOurMoves, saveRun } from '../store/reconciliations.ts';

/** Whoever compares holds this job's lock: what is compared is held in memory. */
export const RECONCILE_JOB = 'reconcile-game-vendors';

/**
 * Compares our record of a vendor with its own feed, and writes down what differs. A feed that cannot be
 * read or compared is a run that failed: nothing is concluded from a part.
 */
export async function reconcileVendor(
  deps: ReconciliationDeps,
  vendorKey: string,
  range: { from: Date; until: Date },
): Promise<Run> {
  const { log } = deps;
  const startedAt = deps.clock.now();
  const wide = {
    from: new Date(range.from.getTime() - CLOCKS_MS),
    until: new Date(range.until.getTime() + CLOCKS_MS),
  };
  const about = { vendorKey, ...range, startedAt };
  try {
    const theirs = await readFeed(deps, vendorKey, wide);
    const found = compareMoves(await readOurMoves(deps.pool, vendorKey, wide), theirs, range);
    const run = await keep(deps, about, { ...found, problem: '' });
    const { differences } = run;
    if (differences > 0) {
      log.error({ vendorKey, differences }, "a vendor's record differs from ours");
    }
    return run;
  } catch (error) {
    log.error({ err: error, vendorKey }, 'a vendor could not be reconciled');
    const problem =
      error instanceof VendorUnreachable
        ? 'The feed could not be read.'
        : 'The feed could not be compared.';
    return keep(deps, about, { matched: 0, differences: [], problem });
  }
}

/** Writes down how a comparison went. */
async function keep(
  { pool, clock, ids }: ReconciliationDeps,
  about: Pick<Run, 'vendorKey' | 'from' | 'until' | 'startedAt'>,
  found: { matched: number; differences: Difference[]; problem: string },
): Promise<Run> {
  const { matched, differences, problem } = found;
  const run: Run = {
    runId: ids.next(),
    ...about,
    matched,
    differences: differences.length,
    state: problem === '' ? 'done' : 'failed',
    problem,
    endedAt: clock.now(),
  };
  await withTransaction(pool, (tx) => saveRun(tx, run, differences));
  return run;
}
