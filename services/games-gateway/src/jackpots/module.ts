import { adminJackpotRoutes } from './http/admin-jackpots.ts';
import { jackpotRoutes } from './http/jackpots.ts';
import { readJackpotsJob } from './jobs/read-jackpots.ts';

/** What vendors' jackpots stand at, and when they fell. */
export const jackpotsModule = {
  routes: [...jackpotRoutes, ...adminJackpotRoutes],
  jobs: [readJackpotsJob],
};
