import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { remindOfFreeBets } from '../actions/remind-free-bets.ts';

export const remindFreeBetsJob: Job<PromotionBase> = {
  name: 'remind-free-bets',
  everyMs: 60_000,
  run: remindOfFreeBets,
};
