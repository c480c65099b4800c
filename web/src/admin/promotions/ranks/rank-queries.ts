import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** Of all that is asked about ranks. */
export const ranksKey = ['admin', 'ranks'] as const;

export const ladderQuery = queryOptions({
  queryKey: [...ranksKey, 'ladder'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/ladder/get', { body: {} })),
});

export function ladderVersionsQuery(page: number) {
  return queryOptions({
    queryKey: [...ranksKey, 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/ladder/versions', { body: { page } })),
  });
}

/** The newest of those who asked to make ranks easier to have. */
export const ladderRequestsQuery = queryOptions({
  queryKey: [...ranksKey, 'requests'],
  queryFn: () =>
    answerOf(operatorApi.POST('/api/admin/promotion/ladder/requests', { body: { page: 1 } })),
});

export const standingQuery = queryOptions({
  queryKey: [...ranksKey, 'standing'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/rank/standing', { body: {} })),
});

export function rankChangesQuery(page: number) {
  return queryOptions({
    queryKey: [...ranksKey, 'changes', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/rank/changes', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}
