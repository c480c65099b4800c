import type { PromotionBase } from '../base.ts';
import { adminMismatchRoutes } from './http/admin-mismatches.ts';
import { compareLedgerJob } from './jobs/compare-ledger.ts';
import { openGrantGauges } from './store/ledger-gauges.ts';

/** Whether the wallet's ledger has what grants asked for, and nothing else. */
export const reconciliationModule = {
  open(base: PromotionBase) {
    openGrantGauges(base);
    return {};
  },
  routes: adminMismatchRoutes,
  jobs: [compareLedgerJob],
};
