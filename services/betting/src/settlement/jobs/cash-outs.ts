import type { Job } from '@noriter/kit/jobs';
import { revalidateForgottenCashOuts } from '../actions/revalidate-cash-outs.ts';
import type { SettlementDeps } from '../deps.ts';

/** A cash-out in play whose process ended within its delay is decided a second later than it would be. */
export const cashOutsJob: Job<SettlementDeps> = {
  name: 'cash-outs',
  everyMs: 1_000,
  run: revalidateForgottenCashOuts,
};
