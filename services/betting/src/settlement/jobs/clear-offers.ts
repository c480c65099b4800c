import type { Job } from '@noriter/kit/jobs';
import type { SettlementDeps } from '../deps.ts';
import { deleteOldOffers } from '../store/cash-out-offers.ts';

/** As long as every service keeps its answers for repetitions. */
const HOURS_KEPT = 24;

const ROWS_PER_STATEMENT = 5_000;

/** Deletes offers that nobody took, some thousand at a time: a member is made many of them. */
export const clearOffersJob: Job<SettlementDeps> = {
  name: 'clear-cash-out-offers',
  everyMs: 3_600_000,
  async run({ pool }, signal) {
    for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
      cleared = await deleteOldOffers(pool, { hoursKept: HOURS_KEPT, limit: ROWS_PER_STATEMENT });
    }
  },
};
