import { adminManualSettlementRoutes } from './http/admin-manual-settlement.ts';
import { adminRoundVoidRoutes } from './http/admin-round-voids.ts';
import { adminTicketVoidRoutes } from './http/admin-ticket-voids.ts';
import { betEndingRoutes } from './http/bet-endings.ts';
import { cashOutsJob } from './jobs/cash-outs.ts';
import { clearOffersJob } from './jobs/clear-offers.ts';
import { refundVoidedJob } from './jobs/refund-voided.ts';
import { settleBetsJob } from './jobs/settle-bets.ts';
import { settleTicketsJob } from './jobs/settle-tickets.ts';
import { voidPutOffLegsJob } from './jobs/void-put-off-legs.ts';
import { openParkingGauge } from './store/parking.ts';

/** What bets come to: results, payouts, voids, cash-out, manual settlement. */
export const settlementModule = {
  open: openParkingGauge,
  routes: [
    ...betEndingRoutes,
    ...adminRoundVoidRoutes,
    ...adminTicketVoidRoutes,
    ...adminManualSettlementRoutes,
  ],
  jobs: [
    settleBetsJob,
    settleTicketsJob,
    voidPutOffLegsJob,
    refundVoidedJob,
    cashOutsJob,
    clearOffersJob,
  ],
};
