import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { type Found, readsSearch } from '../../shared/search/read-search.ts';
import {
  flagKey,
  idKey,
  oneOf,
  pageKey,
  wholeKey,
  wordsKey,
} from '../../shared/search/search-keys.ts';

export const postsKey = ['member', 'posts'] as const;

export const postCategories = ['normal', 'event', 'notice'] as const;
export const postOrders = ['newest', 'liked', 'commented'] as const;

const list = {
  page: pageKey,
  category: oneOf(postCategories),
  order: oneOf(['liked', 'commented']),
  search: wordsKey(),
  mine: flagKey,
};
/** A post to change, or a bet to attach to a new one. */
const write = { edit: wholeKey(1), bet: idKey };

export type PostSearch = Found<typeof list>;
export type WriteSearch = Found<typeof write>;
export const postSearch = readsSearch(list);
export const writeSearch = readsSearch(write);

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
