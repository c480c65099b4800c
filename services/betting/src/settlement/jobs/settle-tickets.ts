import type { Job } from '@noriter/kit/jobs';
import { settleTickets } from '../actions/settle-tickets.ts';
import type { SettlementDeps } from '../deps.ts';

/** Winners are paid within a second of the result, and what was paid wrongly is put right as soon. */
export const settleTicketsJob: Job<SettlementDeps> = {
  name: 'settle-tickets',
  everyMs: 500,
  run: settleTickets,
};
