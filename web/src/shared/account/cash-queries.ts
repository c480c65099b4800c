import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import type { ListBody } from '../api/envelope.ts';
import { liveState } from '../live/live-state.ts';
import { api } from '../member/member-session.ts';

export type CashType = 'in' | 'out' | 'all';

/** How a request's state is learnt while the live channel is away. */
const lookAgainMs = 10_000;

/** Everything under `cash` is asked for afresh when money has moved. */
export function cashListQuery(cashType: CashType, list: ListBody) {
  return queryOptions({
    queryKey: ['cash', 'list', cashType, list],
    queryFn: () => answerOf(api.POST('/api/cash/list', { body: { ...list, cashType } })),
    placeholderData: keepPreviousData,
    refetchInterval: () => (liveState.getState().state === 'connected' ? false : lookAgainMs),
  });
}

/** What has to be paid back, and what for. */
export const debtsQuery = queryOptions({
  queryKey: ['cash', 'debts'],
  queryFn: () => answerOf(api.POST('/api/cash/debts', { body: {} })),
});

/** What has to be staked before money may leave, each requirement by itself. */
export const turnoverQuery = queryOptions({
  queryKey: ['cash', 'turnover'],
  queryFn: () => answerOf(api.POST('/api/cash/turnover', { body: {} })),
});

/** Bonuses that may be chosen with a deposit. */
export const offersQuery = queryOptions({
  queryKey: ['cash', 'offers'],
  queryFn: () => answerOf(api.POST('/api/promotion/deposit/offers', { body: {} })),
});

const limitsLookEveryMs = 60_000;

/** Limits, what today has left of them, and bank hours, which open and close by themselves. */
export const cashLimitsQuery = queryOptions({
  queryKey: ['cash', 'limits'],
  queryFn: () => answerOf(api.POST('/api/cash/limits', { body: {} })),
  refetchInterval: limitsLookEveryMs,
});
