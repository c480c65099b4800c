import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import { flagKey, oneOf, wholeKey, wordsKey } from '../../shared/search/search-keys.ts';
import { type RowsSearch, rowsKeys, rowsUsual } from '../shared/admin-search.ts';
import { operatorApi } from '../shared/operator-session.ts';

export const moderationKey = ['admin', 'moderation'] as const;
export const postStates = ['shown', 'hidden', 'deleted'] as const;

export type PostsSearch = RowsSearch & {
  state?: (typeof postStates)[number] | undefined;
  search?: string | undefined;
  post?: number | undefined;
};
export type ReportsSearch = RowsSearch & { decided?: true };

export const postsSearch: (asked: Asked) => PostsSearch = readsSearch({
  ...rowsKeys,
  state: oneOf(postStates),
  search: wordsKey(),
  post: wholeKey(1),
});
export const reportsSearch: (asked: Asked) => ReportsSearch = readsSearch({
  ...rowsKeys,
  decided: flagKey,
});

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
