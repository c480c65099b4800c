import type { Job } from '@noriter/kit/jobs';
import { probeVendor } from '../actions/probe-vendor.ts';
import type { SiteDeps } from '../deps.ts';

/** Asks each connected vendor whether it is there. */
export const probeVendorsJob: Job<SiteDeps> = {
  name: 'probe-game-vendors',
  everyMs: 15_000,
  async run(deps, signal) {
    const { config, vendors, probeFailures } = deps;
    if (config.GAME_VENDORS_URL === undefined) return;
    for (const vendor of vendors.all()) {
      if (signal.aborted) return;
      const { vendorKey } = vendor;
      if (config.GAME_VENDOR_KEYS[vendorKey] === undefined) continue;
      const failures = await probeVendor(deps, vendor, probeFailures.get(vendorKey) ?? 0);
      probeFailures.set(vendorKey, failures);
    }
  },
};
