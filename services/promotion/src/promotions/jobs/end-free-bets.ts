import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { endExpiredFreeBets } from '../actions/end-free-bets.ts';

export const endFreeBetsJob: Job<PromotionBase> = {
  name: 'end-free-bets',
  everyMs: 60_000,
  run: endExpiredFreeBets,
};
