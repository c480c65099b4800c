import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { promotionsKey } from '../../../shared/member/promotions.ts';

export const runningQuery = queryOptions({
  queryKey: [...promotionsKey, 'running'],
  queryFn: () => answerOf(api.POST('/api/promotion/list', { body: {} })),
});

export const chosenQuery = queryOptions({
  queryKey: [...promotionsKey, 'chosen'],
  queryFn: () => answerOf(api.POST('/api/promotion/deposit/chosen', { body: {} })),
});

/** What the member was given, a page at a time. */
export function ownGrantsQuery(page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'mine', page],
    queryFn: () => answerOf(api.POST('/api/promotion/mine', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

/** Missions that are open to the member, and how far each is. */
export const missionsQuery = queryOptions({
  queryKey: [...promotionsKey, 'missions'],
  queryFn: () => answerOf(api.POST('/api/promotion/mission/list', { body: {} })),
});

export function paybackQuery(page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'payback', page],
    queryFn: () => answerOf(api.POST('/api/promotion/payback/statement', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

/** The member's rank, and what each rank gives. */
export const ownRankQuery = queryOptions({
  queryKey: [...promotionsKey, 'rank'],
  queryFn: () => answerOf(api.POST('/api/promotion/rank/own', { body: {} })),
});

export function rankHistoryQuery(page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'rank-history', page],
    queryFn: () => answerOf(api.POST('/api/promotion/rank/history', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}
