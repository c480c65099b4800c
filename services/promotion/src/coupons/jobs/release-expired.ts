import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { releaseExpiredCoupons } from '../actions/release-expired.ts';

export const releaseExpiredJob: Job<PromotionBase> = {
  name: 'release-expired-coupons',
  everyMs: 60_000,
  run: releaseExpiredCoupons,
};
