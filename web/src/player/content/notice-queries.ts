import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { partOfMain } from '../main-page/main-queries.ts';
import type { NoticeSearch } from './support-search.ts';

export function noticeListQuery({ page = 1, search = '' }: NoticeSearch) {
  return queryOptions({
    queryKey: ['board', 'notices', page, search],
    queryFn: () => answerOf(api.POST('/api/board/notice/list', { body: { page, search } })),
    placeholderData: keepPreviousData,
  });
}

export function noticeQuery(boardIdx: number) {
  return queryOptions({
    queryKey: ['board', 'notice', boardIdx],
    queryFn: () => answerOf(api.POST('/api/board/notice/datail', { body: { boardIdx } })),
  });
}

/** The first few notices, for who wants no more than a look at them. */
export const newestNoticesQuery = queryOptions({
  queryKey: ['board', 'notices', 'newest'],
  queryFn: partOfMain(
    ({ notices }) => notices,
    async () => (await answerOf(api.POST('/api/main/nt/list', { body: {} }))).list,
  ),
});
