import type { ListBody } from '../api/envelope.ts';
import {
  type DayRange,
  type QuickRange,
  quickOf,
  quickRanges,
  rangeOf,
} from '../format/day-range.ts';
import { type Asked, type Found, readsSearch } from '../search/read-search.ts';
import { dayKey, oneOf, pageKey } from '../search/search-keys.ts';

const keys = { page: pageKey, range: oneOf(quickRanges), from: dayKey, until: dayKey };

/**
 * What a list's address says: its page and its days. The usual periods are kept by name, so that a
 * page left open over midnight, or kept as a bookmark, moves on with the days.
 */
export type ListSearch = Found<typeof keys>;

const read = readsSearch(keys);

/** The days a list covers by itself: a usual period, or days of its own. */
export type UsualDays = QuickRange | DayRange;

/** Reads a list's address: a period by name, or else both ends of one. */
export function listSearch(search: Asked): ListSearch {
  const { from, until, ...named } = read(search);
  if (named.range !== undefined || from === undefined || until === undefined) return named;
  return from <= until ? { ...named, from, until } : named;
}

/** The days a list covers: those of its address, else its usual ones. */
export function daysOf(
  { from, until, range }: ListSearch,
  today: string,
  usual: UsualDays = 'today',
): DayRange {
  if (from !== undefined && until !== undefined) return { startDate: from, endDate: until };
  const asked = range ?? usual;
  return typeof asked === 'string' ? rangeOf(asked, today) : asked;
}

/** The address of other days; the list begins at its first page again. */
export function searchOfDays(days: DayRange, today: string): ListSearch {
  const range = quickOf(days, today);
  return range === null ? { from: days.startDate, until: days.endDate } : { range };
}

/** The body a list is asked with; today in Korea unless said otherwise. */
export function listBody(search: ListSearch, today: string, usual?: UsualDays): ListBody {
  return { page: search.page ?? 1, ...daysOf(search, today, usual) };
}
