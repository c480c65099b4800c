import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { rowsUsual } from '../shared/admin-search.ts';
import { operatorApi } from '../shared/operator-session.ts';
import type { PostsSearch, ReportsSearch } from './moderation-search.ts';

export const moderationKey = ['admin', 'moderation'] as const;

export function backOfficePostsQuery({
  page = 1,
  rows = rowsUsual,
  state,
  search = '',
}: PostsSearch) {
  const body = { page, rows, search, ...(state === undefined ? {} : { state }) };
  return queryOptions({
    queryKey: [...moderationKey, 'posts', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/posts/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function backOfficePostQuery(boardIdx: number) {
  return queryOptions({
    queryKey: [...moderationKey, 'post', boardIdx],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/posts/get', { body: { boardIdx } })),
  });
}

export function reportsQuery({ page = 1, rows = rowsUsual, decided }: ReportsSearch) {
  const body = { page, rows, isOpen: decided !== true };
  return queryOptions({
    queryKey: [...moderationKey, 'reports', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/reports/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export const wordsQuery = queryOptions({
  queryKey: [...moderationKey, 'words'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/board/words/list', { body: {} }))).list,
});

export const mutesQuery = queryOptions({
  queryKey: [...moderationKey, 'mutes'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/board/mutes/list', { body: {} }))).list,
});
