import { withTransaction } from '@noriter/kit/postgres';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import type { ReconciliationDeps } from '../deps.ts';
import type { Difference } from '../domain/difference.ts';
import { TooMuch } from '../domain/too-much.ts';
import { type Run, saveRun } from '../store/reconciliations.ts';
import { compareTime } from './compare-time.ts';

/** Whoever compares holds this job's lock: what is compared is held in memory. */
export const RECONCILE_JOB = 'reconcile-game-vendors';
/** Longer than this nobody compares one vendor, however often its time is halved: less than the job has for all. */
const TIME_MS_MAX = 20 * 60_000;

/**
 * Compares our record of a vendor with its own feed, and writes down what differs. A feed that cannot be
 * read or compared, or not in time, is a run that failed: nothing is concluded from a part.
 *
 * @param stopping aborted when whoever compares has to stop
 */
export async function reconcileVendor(
  deps: ReconciliationDeps,
  vendorKey: string,
  range: { from: Date; until: Date },
  stopping?: AbortSignal,
): Promise<Run> {
  const { log } = deps;
  const late = AbortSignal.timeout(TIME_MS_MAX);
  const signal = stopping === undefined ? late : AbortSignal.any([stopping, late]);
  const startedAt = deps.clock.now();
  const about = { vendorKey, ...range, startedAt };
  try {
    const found = await compareTime(deps, vendorKey, range, signal);
    const run = await keep(deps, about, { ...found, problem: '' });
    const { differences } = run;
    if (differences > 0) {
      log.error({ vendorKey, differences }, "a vendor's record differs from ours");
    }
    return run;
  } catch (error) {
    log.error({ err: error, vendorKey }, 'a vendor could not be reconciled');
    return keep(deps, about, { matched: 0, differences: [], problem: problemOf(error) });
  }
}

function problemOf(error: unknown): string {
  if (error instanceof VendorUnreachable) return 'The feed could not be read.';
  if (error instanceof TooMuch) return 'There is more than can be compared at once.';
  return 'The feed could not be compared.';
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
