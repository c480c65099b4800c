import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

const ranksKey = ['admin', 'ranks'] as const;

export const ladderQuery = queryOptions({
  queryKey: [...ranksKey, 'ladder'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/ladder/get', { body: {} })),
});

export const ladderVersionsKey = [...ranksKey, 'versions'] as const;

export function ladderVersionsQuery(page: number) {
  return queryOptions({
    queryKey: [...ladderVersionsKey, page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/ladder/versions', { body: { page } })),
  });
}

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
