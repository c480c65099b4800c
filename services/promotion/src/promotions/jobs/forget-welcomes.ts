import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { forgetWelcomes } from '../actions/forget-welcomes.ts';

/** What waits an hour too long is given to nobody any more. */
export const forgetWelcomesJob: Job<PromotionBase> = {
  name: 'forget-welcomes',
  everyMs: 3_600_000,
  run: forgetWelcomes,
};
