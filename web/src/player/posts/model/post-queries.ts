import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { PostSearch } from './post-search.ts';

export const postsKey = ['member', 'posts'] as const;

export function postListQuery({ page = 1, category, order, search = '', mine }: PostSearch) {
  const body = {
    page,
    search,
    order: order ?? ('newest' as const),
    isMine: mine === true,
    ...(category === undefined ? {} : { category }),
  };
  return queryOptions({
    queryKey: [...postsKey, 'list', body],
    queryFn: () => answerOf(api.POST('/api/board/free/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function postQuery(boardIdx: number) {
  return queryOptions({
    queryKey: [...postsKey, 'one', boardIdx],
    queryFn: () => answerOf(api.POST('/api/board/free/datail', { body: { boardIdx } })),
  });
}
