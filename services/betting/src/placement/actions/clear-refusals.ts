import type { BettingBase } from '../../base.ts';
import { deleteOldRefusals } from '../store/refusals.ts';

/** As long as every service keeps its answers for repetitions. */
const HOURS_KEPT = 24;

const ROWS_PER_STATEMENT = 5_000;

/** Deletes refusals that no repetition will ask for, some thousand at a time. */
export async function clearRefusals(
  { pool }: Pick<BettingBase, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    cleared = await deleteOldRefusals(pool, { hoursKept: HOURS_KEPT, limit: ROWS_PER_STATEMENT });
  }
}
