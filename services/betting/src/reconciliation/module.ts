import { adminMismatchRoutes } from './http/admin-mismatches.ts';
import { standingBetRoutes } from './http/standing-bets.ts';
import { compareLedgerJob } from './jobs/compare-ledger.ts';
import { openSlipGauges } from './store/ledger-gauges.ts';

/** Whether the wallet's ledger has what bets asked for, and nothing else. */
export const reconciliationModule = {
  open: openSlipGauges,
  routes: [...adminMismatchRoutes, ...standingBetRoutes],
  jobs: [compareLedgerJob],
};
