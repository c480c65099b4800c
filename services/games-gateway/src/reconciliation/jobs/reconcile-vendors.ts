import type { Job } from '@noriter/kit/jobs';
import { reconcileVendor } from '../actions/reconcile-vendor.ts';
import type { ReconciliationDeps } from '../deps.ts';

const DAY_MS = 86_400_000;
/** What may still be under way is left to the next run. */
const YOUNG_MS = 10 * 60_000;
/** Runs overlap: what came late the last time is seen now. */
const OVERLAP_MS = 3_600_000;
const TIMEOUT_MS = 30 * 60_000;

/** Once a day, each vendor that plays on our members' cash. */
export const reconcileVendorsJob: Job<ReconciliationDeps> = {
  name: 'reconcile-game-vendors',
  everyMs: DAY_MS,
  timeoutMs: TIMEOUT_MS,
  async run(deps, signal) {
    if (deps.config.GAME_VENDORS_URL === undefined) return;
    const until = new Date(deps.clock.now().getTime() - YOUNG_MS);
    const from = new Date(until.getTime() - DAY_MS - OVERLAP_MS);
    for (const { vendorKey, protocol } of deps.vendors.all()) {
      if (signal.aborted) return;
      const isConnected = deps.config.GAME_VENDOR_KEYS[vendorKey] !== undefined;
      if (isConnected && protocol !== 'transfer')
        await reconcileVendor(deps, vendorKey, { from, until });
    }
  },
};
