import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { Coupon } from '../../../shared/api/contracts.ts';
import { api } from '../../../shared/member/member-session.ts';

export type CouponState = Coupon['state'];

export const couponsKey = ['coupons'] as const;

/** The member's coupons in a state, or all of them. */
export function couponListQuery(state: CouponState | 'all', page: number) {
  const body = state === 'all' ? { page } : { page, state };
  return queryOptions({
    queryKey: [...couponsKey, state, page],
    queryFn: () => answerOf(api.POST('/api/coupon/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function giftListQuery(page: number) {
  return queryOptions({
    queryKey: [...couponsKey, 'gifts', page],
    queryFn: () => answerOf(api.POST('/api/coupon/gifts', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}
