import type { AskedWallet } from '@noriter/wallet-client/call-wallet';
import type { GamesBase } from '../base.ts';
import type { VendorClient } from './clients/call-vendor.ts';
import type { LeftAlone } from './clients/left-alone.ts';
import type { VendorTable } from './store/vendor-table.ts';
import type { VisibilityTable } from './store/visibility-table.ts';

/** What knows of vendors and members need. */
export type SiteDeps = GamesBase & {
  /** The vendors as they were a moment ago, in memory. */
  vendors: VendorTable;
  /** Who sees which games, by site, as it was a moment ago. */
  visibility: VisibilityTable;
  vendorClient: VendorClient;
  leftAlone: LeftAlone;
  /** How often in a row each vendor was asked whether it is there and did not answer. */
  probeFailures: Map<string, number>;
  wallet: AskedWallet;
};
