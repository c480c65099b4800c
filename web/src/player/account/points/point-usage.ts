import { type ListSearch, listSearch } from '../../../shared/dates/list-range.ts';
import { type Asked, readsSearch } from '../../../shared/search/read-search.ts';
import { oneOf } from '../../../shared/search/search-keys.ts';

export const pointUsages = ['all', 'earned', 'used'] as const;
export type PointUsage = (typeof pointUsages)[number];

/** All of them is what is not named. */
const read = readsSearch({ usage: oneOf(['earned', 'used']) });

export type PointSearch = ListSearch & { usage?: PointUsage };

/** What the address of a list of points says. */
export function pointSearch(asked: Asked): PointSearch {
  return { ...listSearch(asked), ...read(asked) };
}
