import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { giveWaiting } from '../actions/give-waiting.ts';

export const giveWaitingJob: Job<PromotionBase> = {
  name: 'give-waiting-paybacks',
  everyMs: 60_000,
  run: giveWaiting,
};
