import { adminMismatchRoutes } from './http/admin-mismatches.ts';
import { standingBetRoutes } from './http/standing-bets.ts';
import { compareLedgerJob } from './jobs/compare-ledger.ts';
import { openLedgerGauges } from './store/ledger-gauges.ts';

/** Whether the wallet's ledger has what bets asked for, and nothing else. */
export const reconciliationModule = {
  open: openLedgerGauges,
  routes: [...adminMismatchRoutes, ...standingBetRoutes],
  jobs: [compareLedgerJob],
};
