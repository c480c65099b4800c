import { type ListSearch, listSearch } from '../cash/list-range.ts';

export const pointUsages = ['all', 'earned', 'used'] as const;
export type PointUsage = (typeof pointUsages)[number];

export type PointSearch = ListSearch & { usage?: PointUsage };

/** What the address of a list of points says. */
export function pointSearch(search: Record<string, unknown>): PointSearch {
  const usage = pointUsages.find((known) => known === search.usage);
  return { ...listSearch(search), ...(usage === undefined || usage === 'all' ? {} : { usage }) };
}
