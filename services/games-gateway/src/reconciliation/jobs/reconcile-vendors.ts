import type { Job } from '@noriter/kit/jobs';
import { connectedVendors, eachVendor } from '../../site/actions/each-vendor.ts';
import { RECONCILE_JOB, reconcileVendor } from '../actions/reconcile-vendor.ts';
import type { ReconciliationDeps } from '../deps.ts';

const DAY_MS = 86_400_000;
/** What may still be under way is left to the next run. */
const YOUNG_MS = 10 * 60_000;
/** Runs overlap: what came late the last time is seen now. */
const OVERLAP_MS = 3_600_000;
const TIMEOUT_MS = 30 * 60_000;

/** Once a day, each vendor that plays on our members' cash; none of them keeps another from it. */
export const reconcileVendorsJob: Job<ReconciliationDeps> = {
  name: RECONCILE_JOB,
  everyMs: DAY_MS,
  timeoutMs: TIMEOUT_MS,
  async run(deps, signal) {
    const until = new Date(deps.clock.now().getTime() - YOUNG_MS);
    const from = new Date(until.getTime() - DAY_MS - OVERLAP_MS);
    const compared = connectedVendors(deps, { hasOwnWallet: false });
    await eachVendor(deps, compared, signal, async (vendorKey) => {
      await reconcileVendor(deps, vendorKey, { from, until });
    });
  },
};
