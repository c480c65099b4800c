import { consume } from '@noriter/kit/kafka';
import { walletEvents } from '@noriter/proto/topics';
import { createDrawThread } from './actions/draw-thread.ts';
import type { CloseDeps } from './deps.ts';
import { isNoOutcome, onWalletEvents } from './events/on-wallet-events.ts';
import { adminPeriodRoutes } from './http/admin-periods.ts';
import { settlementRoutes } from './http/settlements.ts';
import { statementRoutes } from './http/statements.ts';
import { settlePeriodsJob } from './jobs/settle-periods.ts';

const EVENTS_PER_BATCH_MAX = 1_000;
const REST_MS = 200;

/** Periods: frozen, settled, approved, paid. */
export const closeModule = {
  open: () => ({ drawThread: createDrawThread() }),
  close: ({ drawThread }: Pick<CloseDeps, 'drawThread'>) => drawThread.close(),
  routes: [...settlementRoutes, ...statementRoutes, ...adminPeriodRoutes],
  consumes: [
    consume<CloseDeps, typeof walletEvents>(walletEvents, {
      handleBatch: onWalletEvents,
      skip: isNoOutcome,
      maxBatch: EVENTS_PER_BATCH_MAX,
      restMs: REST_MS,
    }),
  ],
  jobs: [settlePeriodsJob],
};
