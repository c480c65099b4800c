import type { GamesBase } from '../base.ts';
import { reconciliationRoutes } from './http/admin-reconciliation.ts';
import { standingRoundRoutes } from './http/standing-rounds.ts';
import { checkTransfersJob } from './jobs/check-transfers.ts';
import { reconcileVendorsJob } from './jobs/reconcile-vendors.ts';
import { openReconciliationGauges } from './store/open-gauges.ts';

/** Our record against vendors' own and against the ledger, and shown to who counts rounds too. */
export const reconciliationModule = {
  open(base: GamesBase): GamesBase {
    openReconciliationGauges(base);
    return base;
  },
  routes: [...reconciliationRoutes, ...standingRoundRoutes],
  jobs: [reconcileVendorsJob, checkTransfersJob],
};
