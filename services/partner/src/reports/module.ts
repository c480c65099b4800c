import type { ReportsDeps } from './deps.ts';
import { exportRoutes } from './http/export.ts';
import { reportRoutes } from './http/reports.ts';
import { watchRoute } from './http/watch.ts';
import { publishDaysJob } from './jobs/publish-days.ts';

/** What subtrees did and partners earned, read from sums of days, and published to who watches. */
export const reportsModule = {
  open: (): Pick<ReportsDeps, 'memberRanks'> => ({ memberRanks: new Map() }),
  routes: [...reportRoutes, ...exportRoutes, watchRoute],
  jobs: [publishDaysJob],
};
