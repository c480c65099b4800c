import type { Job } from '@noriter/kit/jobs';
import { settleTransaction } from '../actions/settle-transaction.ts';
import type { SeamlessDeps } from '../deps.ts';
import { readPendingSince } from '../store/read-open.ts';

/** By then whoever asked has been answered, one way or the other. */
const WAIT_MS = 3_000;
const TRANSACTIONS_PER_RUN = 200;

/** Ends transactions that the wallet did not answer in time, or whose process has ended, all of them together. */
export const settlePendingJob: Job<SeamlessDeps> = {
  name: 'settle-pending-transactions',
  everyMs: 2_000,
  async run(deps) {
    const before = new Date(deps.clock.now().getTime() - WAIT_MS);
    const ids = await readPendingSince(deps.pool, before, TRANSACTIONS_PER_RUN);
    await Promise.all(ids.map((id) => settleTransaction(deps, id)));
  },
};
