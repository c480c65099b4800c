import type { ListBody } from '../../api/envelope.ts';
import { koreaDayBefore } from '../../format/time.ts';

export const ranges = ['today', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

export type ListSearch = { page?: number; range?: Range };

const daysBack: Record<Range, number> = { today: 0, week: 6, month: 29 };

/** What a list's address may say: its page and how many days back. Anything else is left out. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const range = ranges.find((known) => known === search.range);
  return {
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(range === undefined || range === 'today' ? {} : { range }),
  };
}

/** The body a list is asked with: days of the Korean calendar, today alone by default. */
export function listBody({ page = 1, range = 'today' }: ListSearch, today: string): ListBody {
  return { page, startDate: koreaDayBefore(today, daysBack[range]), endDate: today };
}
