import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import type { ListBody } from '../../api/envelope.ts';
import { liveState } from '../../live/live-state.ts';
import { api } from '../../session/member-session.ts';

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

const limitsLookEveryMs = 60_000;

/** Limits, what today has left of them, and bank hours, which open and close by themselves. */
export const cashLimitsQuery = queryOptions({
  queryKey: ['cash', 'limits'],
  queryFn: () => answerOf(api.POST('/api/cash/limits', { body: {} })),
  refetchInterval: limitsLookEveryMs,
});
