import { z } from 'zod';
import { koreaDayText } from '../values/korea-time.ts';
import { nameSchemas } from './schema-names.ts';

/** How many rows a page of a list has unless its route sets another number. */
export const ROWS_PER_PAGE = 10;

/** Pages beyond this are refused: a deep OFFSET reads everything before it. */
const PAGE_MAX = 10_000;

/**
 * The shape every list's body shares; spread it into the route's own object.
 *
 * @example z.object({ ...pageQuery, cashType: z.enum(['in', 'out']) })
 */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1).describe('1 is the first page'),
  startDate: koreaDayText.optional().describe('First day in Korea; today when both are absent'),
  endDate: koreaDayText.optional().describe('Last day in Korea, inside the list'),
};

/** The same without days, for lists that are not about a time. */
export const pageOnlyQuery = { page: pageQuery.page };

/** How long a page is, for lists that a person works through all day. */
export const rowsQuery = {
  rows: z.coerce.number().int().min(5).max(100).default(ROWS_PER_PAGE).describe('Rows of a page'),
};

/** `tatal_list_count` is spelled as the specification's client reads it. */
export const pageInfoShape = z.object({
  page: z.number().int(),
  count_per_list: z.number().int(),
  tatal_list_count: z.number().int(),
});

nameSchemas({ PageInfo: pageInfoShape });

export type PageInfo = z.infer<typeof pageInfoShape>;

/**
 * The answer of a list of rows.
 *
 * @example data: listOf(z.object({ requestId: z.string() }))
 */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row), pageInfo: pageInfoShape });
}

/** The page of a list's answer. */
export function pageInfo(page: number, total: number, rowsPerPage = ROWS_PER_PAGE): PageInfo {
  return { page, count_per_list: rowsPerPage, tatal_list_count: total };
}

/**
 * LIMIT and OFFSET of a page.
 *
 * @example pageSlice(3) // { limit: 10, offset: 20 }
 */
export function pageSlice(page: number, rowsPerPage = ROWS_PER_PAGE) {
  return { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
}
