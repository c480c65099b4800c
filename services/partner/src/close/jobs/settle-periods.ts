import type { Job } from '@noriter/kit/jobs';
import { payPeriods } from '../actions/pay-periods.ts';
import { settlePeriods } from '../actions/settle-periods.ts';
import type { CloseDeps } from '../deps.ts';

/** Whoever freezes a day waits for it. */
const EVERY_MS = 1_000;

/** Settles what is frozen, and pays what is approved. */
export const settlePeriodsJob: Job<CloseDeps> = {
  name: 'settle-periods',
  everyMs: EVERY_MS,
  async run(deps, signal) {
    await settlePeriods(deps, signal);
    await payPeriods(deps, signal);
  },
};
