import type { Job } from '@noriter/kit/jobs';
import { RECONCILE_JOB, reconcile } from '../actions/reconcile.ts';
import type { ReconciliationDeps } from '../deps.ts';

const MINUTE_MS = 60_000;

/** What came since, and the days that are not frozen yet: as long for old books as for young ones. */
export const reconcilePartnersJob: Job<ReconciliationDeps> = {
  name: RECONCILE_JOB,
  everyMs: 15 * MINUTE_MS,
  // The first run of all adds up what was counted before.
  timeoutMs: 60 * MINUTE_MS,
  async run(deps, signal) {
    await reconcile(deps, signal);
  },
};
