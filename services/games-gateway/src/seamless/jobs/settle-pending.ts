import type { Job } from '@noriter/kit/jobs';
import { settleTransaction } from '../actions/settle-transaction.ts';
import type { SeamlessDeps } from '../deps.ts';
import { forgetEnded, type Pending, readPendingSince } from '../store/read-open.ts';

/** By then whoever asked has been answered, one way or the other. */
const WAIT_MS = 3_000;
const TRANSACTIONS_TOGETHER = 200;

/**
 * Ends transactions that the wallet did not answer in time, or whose process has ended. All that wait are asked
 * for in each run, so that those which nobody can end keep no other one waiting.
 */
export const settlePendingJob: Job<SeamlessDeps> = {
  name: 'settle-pending-transactions',
  everyMs: 2_000,
  async run(deps, signal) {
    const before = new Date(deps.clock.now().getTime() - WAIT_MS);
    await forgetEnded(deps.pool, before);
    let after: Pending | null = null;
    do {
      const pending: Pending[] = await readPendingSince(deps.pool, {
        before,
        after,
        limit: TRANSACTIONS_TOGETHER,
      });
      await Promise.all(pending.map((one) => settleTransaction(deps, one.transactionId)));
      after = pending.at(-1) ?? null;
    } while (after !== null && !signal.aborted);
  },
};
