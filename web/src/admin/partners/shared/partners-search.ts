import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { flagKey, idKey, oneOf, pageKey, wordsKey } from '../../../shared/search/search-keys.ts';

export const partnerViews = [
  'below',
  'members',
  'rates',
  'report',
  'settlements',
  'transfers',
] as const;

const treeKeys = { partner: idKey, words: wordsKey(), page: pageKey, view: oneOf(partnerViews) };

/** Whose subtree is looked at, and what of it. */
export type TreeSearch = Found<typeof treeKeys>;
export const treeSearch: (asked: Asked) => TreeSearch = readsSearch(treeKeys);

const periodKeys = { page: pageKey, period: idKey, partner: idKey };
export type PeriodsSearch = Found<typeof periodKeys>;
export const periodsSearch: (asked: Asked) => PeriodsSearch = readsSearch(periodKeys);

const differenceKeys = { page: pageKey, closed: flagKey };
export type DifferencesSearch = Found<typeof differenceKeys>;
export const differencesSearch: (asked: Asked) => DifferencesSearch = readsSearch(differenceKeys);

export type WhySearchKeys = { bet?: string };
export const whySearch: (asked: Asked) => WhySearchKeys = readsSearch({ bet: idKey });

/** An address of other things, from the first page on; what is empty is not named. */
export function put(search: TreeSearch, change: TreeSearch): TreeSearch {
  const { page: _page, ...rest } = search;
  const entries = Object.entries({ ...rest, ...change });
  return Object.fromEntries(entries.filter(([, one]) => one !== ''));
}
