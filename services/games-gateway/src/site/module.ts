import type { GamesBase } from '../base.ts';
import { createVendorClient } from './clients/call-vendor.ts';
import { openLeftAlone } from './clients/left-alone.ts';
import type { SiteDeps } from './deps.ts';
import { adminVendorRoutes } from './http/admin-vendors.ts';
import { adminVisibilityRoutes } from './http/admin-visibility.ts';
import { codeRoutes } from './http/codes.ts';
import { probeVendorsJob } from './jobs/probe-vendors.ts';
import { openVendorTable } from './store/vendor-table.ts';
import { openVisibilityTable } from './store/visibility-table.ts';

/** Vendors and members: who may be played with, and who may play. */
export const siteModule = {
  open: async (base: GamesBase): Promise<SiteDeps> => ({
    ...base,
    wallet: {
      url: base.config.WALLET_URL,
      to: 'wallet',
      service: 'games-gateway',
      key: base.config.SERVICE_KEY,
      commandKeys: base.config.COMMAND_KEY,
    },
    vendors: await openVendorTable(base.pool, base.log),
    visibility: await openVisibilityTable(base.pool, base.log),
    vendorClient: createVendorClient(base.config),
    leftAlone: openLeftAlone(base.clock),
    probeFailures: new Map(),
  }),
  close({ vendors, visibility }: SiteDeps): void {
    vendors.close();
    visibility.close();
  },
  jobs: [probeVendorsJob],
  routes: [...codeRoutes, ...adminVendorRoutes, ...adminVisibilityRoutes],
};
