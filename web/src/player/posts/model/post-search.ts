import { type Found, readsSearch } from '../../../shared/search/read-search.ts';
import {
  flagKey,
  idKey,
  oneOf,
  pageKey,
  wholeKey,
  wordsKey,
} from '../../../shared/search/search-keys.ts';

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
