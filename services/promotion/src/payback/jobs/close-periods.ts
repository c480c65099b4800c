import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { closePeriods } from '../actions/close-periods.ts';

export const closePaybacksJob: Job<PromotionBase> = {
  name: 'close-paybacks',
  everyMs: 60_000,
  run: closePeriods,
};
