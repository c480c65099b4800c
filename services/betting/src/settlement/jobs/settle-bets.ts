import type { Job } from '@noriter/kit/jobs';
import { settleBets } from '../actions/settle-bets.ts';
import type { SettlementDeps } from '../deps.ts';

/** Winners are paid within a second of the draw; whoever's stake was taken late, soon after it. */
export const settleBetsJob: Job<SettlementDeps> = {
  name: 'settle-bets',
  everyMs: 500,
  run: settleBets,
};
