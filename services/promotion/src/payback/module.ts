import { adminRunRoutes } from './http/admin-runs.ts';
import { statementRoutes } from './http/statement.ts';
import { closePaybacksJob } from './jobs/close-periods.ts';
import { giveWaitingJob } from './jobs/give-waiting.ts';

/** A part of what was lost on balance in a day or week, given back once. */
export const paybackModule = {
  routes: [...statementRoutes, ...adminRunRoutes],
  jobs: [closePaybacksJob, giveWaitingJob],
};
