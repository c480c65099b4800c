import { adminLadderRoutes } from './http/admin-ladder.ts';
import { adminRankRoutes } from './http/admin-ranks.ts';
import { rankRoutes } from './http/ranks.ts';
import { closeRankDaysJob } from './jobs/close-days.ts';

/** Ranks by what was staked of late, and what they give. */
export const ranksModule = {
  routes: [...rankRoutes, ...adminLadderRoutes, ...adminRankRoutes],
  jobs: [closeRankDaysJob],
};
