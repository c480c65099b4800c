import { adminCouponRoutes } from './http/admin-coupons.ts';
import { couponRoutes } from './http/coupons.ts';
import { releaseExpiredJob } from './jobs/release-expired.ts';

/** Coupons: issued, used, given on, expired, revoked. */
export const couponsModule = {
  routes: [...couponRoutes, ...adminCouponRoutes],
  jobs: [releaseExpiredJob],
};
