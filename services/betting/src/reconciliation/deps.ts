import type { PlacementDeps } from '../placement/deps.ts';

/** What the comparison with the ledger needs: the books, and the wallet to ask. */
export type ReconciliationDeps = PlacementDeps;

export type CompareDeps = Pick<ReconciliationDeps, 'pool' | 'wallet'>;
