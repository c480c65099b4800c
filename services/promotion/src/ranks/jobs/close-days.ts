import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { closeDays } from '../actions/close-days.ts';

export const closeRankDaysJob: Job<PromotionBase> = {
  name: 'close-rank-days',
  everyMs: 60_000,
  run: closeDays,
};
