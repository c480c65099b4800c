import { shownCoupon } from '@noriter/rules/coupon-code';
import type { CouponCode } from '../../shared/contracts.ts';

/** Codes as CSV, a line each; no field can hold a comma, a quote or a formula. */
export function codesCsv(codes: readonly CouponCode[]): string {
  const lines = codes.map(({ place, code, loginId, uses, usesMax, isRevoked }) =>
    [place, shownCoupon(code), loginId, uses, usesMax, isRevoked ? 'Y' : 'N'].join(','),
  );
  return ['place,code,member,uses,uses_max,revoked', ...lines, ''].join('\r\n');
}
