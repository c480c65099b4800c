import type { Job } from '@noriter/kit/jobs';
import { probeVendor } from '../actions/probe-vendor.ts';
import type { SiteDeps } from '../deps.ts';

/** Asks each connected vendor whether it is there; it forgets with the process, and begins anew. */
export function createProbeVendorsJob(): Job<SiteDeps> {
  const failures = new Map<string, number>();
  return {
    name: 'probe-game-vendors',
    everyMs: 15_000,
    async run(deps, signal) {
      if (deps.config.GAME_VENDORS_URL === undefined) return;
      for (const vendor of deps.vendors.all()) {
        if (signal.aborted) return;
        const { vendorKey } = vendor;
        if (deps.config.GAME_VENDOR_KEYS[vendorKey] === undefined) continue;
        failures.set(vendorKey, await probeVendor(deps, vendor, failures.get(vendorKey) ?? 0));
      }
    },
  };
}
