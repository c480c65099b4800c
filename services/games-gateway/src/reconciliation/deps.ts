import type { SiteDeps } from '../site/deps.ts';

/** What compares our record with vendors' feeds. */
export type ReconciliationDeps = SiteDeps;
