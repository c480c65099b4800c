import type { PartnerBase } from '../base.ts';
import { adminReconciliationRoutes } from './http/admin-reconciliation.ts';
import { reconcilePartnersJob } from './jobs/reconcile-partners.ts';
import { openReconciliationGauges } from './store/gauges.ts';

/** Whether what bets earned is what days come to, what was paid is what the ledger has. */
export const reconciliationModule = {
  open(base: PartnerBase) {
    openReconciliationGauges(base);
    return {};
  },
  routes: adminReconciliationRoutes,
  jobs: [reconcilePartnersJob],
};
