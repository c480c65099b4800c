import type { Job } from '@noriter/kit/jobs';
import { reconcile } from '../actions/reconcile.ts';
import type { WalletDeps } from '../deps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The names of the jobs and of their locks: what an operator starts waits for the same ones. */
export const reconcileJobs = { new: 'reconcile', all: 'prove-ledger' } as const;

/** The checkpoint and what came since: as long for an old ledger as for a young one. */
export const reconcileJob: Job<WalletDeps> = {
  name: reconcileJobs.new,
  everyMs: 15 * MINUTE_MS,
  // The first run of all brings the checkpoint up to a ledger that was there before.
  timeoutMs: HOUR_MS,
  async run(deps, signal) {
    await reconcile(deps, { scope: 'new', signal });
  },
};

/** Every row once a day: it also finds what a hand in the database changed behind the checkpoint. */
export const proveLedgerJob: Job<WalletDeps> = {
  name: reconcileJobs.all,
  everyMs: 24 * HOUR_MS,
  timeoutMs: 2 * HOUR_MS,
  async run(deps) {
    await reconcile(deps, { scope: 'all' });
  },
};
