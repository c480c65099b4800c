import type { BettingBase } from '../../base.ts';
import { deleteOldFaults, deleteOrKeep, oldFixtures } from '../store/old-fixtures.ts';

/** Results are looked up for so long; fixtures with bets stay with their bets. */
const DAYS_KEPT = 35;

/** Faults are looked into within days, or never. */
const FAULT_DAYS_KEPT = 7;

/** Fixtures of one run: those of some days. */
const FIXTURES_PER_RUN = 2_000;

/**
 * Deletes faults of the feed, and fixtures that are old and have no bets. Whether a fixture has bets
 * only the database knows for sure, also of one that is placed at this moment: it refuses.
 */
export async function clearFixtures(
  { pool }: Pick<BettingBase, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  await deleteOldFaults(pool, FAULT_DAYS_KEPT);
  const old = await oldFixtures(pool, { daysKept: DAYS_KEPT, limit: FIXTURES_PER_RUN });
  for (const fixtureId of old) {
    if (signal.aborted) return;
    await deleteOrKeep(pool, fixtureId);
  }
}
