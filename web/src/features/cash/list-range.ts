import type { ListBody } from '../../api/envelope.ts';
import {
  type DayRange,
  isDay,
  type QuickRange,
  quickOf,
  quickRanges,
  rangeOf,
} from '../../format/day-range.ts';

/**
 * What a list's address says: its page and its days. The usual periods are kept by name, so that a
 * page left open over midnight, or kept as a bookmark, moves on with the days.
 */
export type ListSearch = { page?: number; range?: QuickRange; from?: string; until?: string };

/** The days a list covers by itself: a usual period, or days of its own. */
export type UsualDays = QuickRange | DayRange;

/** Reads a list's address; what makes no sense is left out. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const range = quickRanges.find((known) => known === search.range);
  const days = daysIn(search);
  return {
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(range === undefined ? days : { range }),
  };
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

function daysIn({ from, until }: Record<string, unknown>): Pick<ListSearch, 'from' | 'until'> {
  if (typeof from !== 'string' || typeof until !== 'string') return {};
  return isDay(from) && isDay(until) && from <= until ? { from, until } : {};
}
