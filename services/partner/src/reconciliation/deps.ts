import type { TransfersDeps } from '../transfers/deps.ts';

/** What reconciliation needs: these books, and who has the others. */
export type ReconciliationDeps = TransfersDeps;

export type CompareDeps = Pick<
  ReconciliationDeps,
  'pool' | 'clock' | 'wallet' | 'betting' | 'games'
>;
