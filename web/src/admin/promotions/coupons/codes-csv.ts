import { shownCoupon } from '@noriter/rules/coupon-code';
import { csvText } from '@noriter/rules/csv';
import type { CouponCode } from '../../shared/contracts.ts';

/** Codes as CSV, a line each. */
export function codesCsv(codes: readonly CouponCode[]): string {
  const lines = codes.map(({ place, code, loginId, uses, usesMax, isRevoked }) => [
    place,
    shownCoupon(code),
    loginId,
    uses,
    usesMax,
    isRevoked ? 'Y' : 'N',
  ]);
  return csvText([['place', 'code', 'member', 'uses', 'uses_max', 'revoked'], ...lines]);
}
