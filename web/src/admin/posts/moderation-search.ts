import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import { flagKey, oneOf, wholeKey, wordsKey } from '../../shared/search/search-keys.ts';
import { type RowsSearch, rowsKeys } from '../shared/admin-search.ts';

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
