import { auditRoutes } from '@noriter/kit/audit-routes';
import { consume } from '@noriter/kit/kafka';
import { gameEvents } from '@noriter/proto/topics';
import type { BetHistoryDeps } from './deps.ts';
import { onGameEvents } from './events/on-game-events.ts';
import { adminBetRoutes } from './http/admin-bets.ts';
import { adminFigureRoutes } from './http/admin-figures.ts';
import { adminSlipRoutes } from './http/admin-slip.ts';
import { betListRoutes } from './http/bet-lists.ts';
import { productSumRoutes } from './http/product-sums.ts';
import { sharedTicketRoutes } from './http/shared-ticket.ts';
import { sportReturnRoutes } from './http/sport-returns.ts';
import { refreshFiguresJob } from './jobs/refresh-figures.ts';
import { auditNames } from './store/audit-names.ts';

const EVENTS_PER_BATCH = 1_000;
/** Under load a round's bet and win are written as one row, once. */
const REST_MS = 250;

/** Lists of bets for members and the back office, and names for the audit log, figures. */
export const betHistoryModule = {
  routes: [
    ...betListRoutes,
    ...productSumRoutes,
    ...adminBetRoutes,
    ...adminSlipRoutes,
    ...adminFigureRoutes,
    ...sharedTicketRoutes,
    ...sportReturnRoutes,
    ...auditRoutes('betting', auditNames),
  ],
  consumes: [
    consume<BetHistoryDeps, typeof gameEvents>(gameEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: REST_MS,
      handleBatch: onGameEvents,
    }),
  ],
  jobs: [refreshFiguresJob],
};
