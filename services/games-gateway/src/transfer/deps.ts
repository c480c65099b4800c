import type { SiteDeps } from '../site/deps.ts';

/** What moves money between cash and vendors with wallets of their own. */
export type TransferDeps = SiteDeps;
