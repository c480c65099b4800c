import { reportRoutes } from './http/admin-report.ts';
import { gameReturnRoutes } from './http/returns.ts';
import { countFeedDaysJob } from './jobs/count-feed-days.ts';
import { countGameDaysJob } from './jobs/count-game-days.ts';

/** What games earned and gave back, by day, vendor and game. */
export const reportsModule = {
  routes: [...reportRoutes, ...gameReturnRoutes],
  jobs: [countGameDaysJob, countFeedDaysJob],
};
