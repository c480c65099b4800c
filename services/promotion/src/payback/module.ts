import type { PromotionBase } from '../base.ts';
import { adminParkedRoutes } from './http/admin-parked.ts';
import { adminRunRoutes } from './http/admin-runs.ts';
import { statementRoutes } from './http/statement.ts';
import { closePaybacksJob } from './jobs/close-periods.ts';
import { giveWaitingJob } from './jobs/give-waiting.ts';
import { openParkedGauge } from './store/parked-lines.ts';

/** A part of what was lost on balance in a day or week, given back once. */
export const paybackModule = {
  open(base: PromotionBase) {
    openParkedGauge(base);
    return {};
  },
  routes: [...statementRoutes, ...adminRunRoutes, ...adminParkedRoutes],
  jobs: [closePaybacksJob, giveWaitingJob],
};
