import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageInfo, pageQuery, pageSlice } from './paging.ts';

const query = z.object(pageQuery);

test('a list begins at its first page', () => {
  expect(query.parse({})).toEqual({ page: 1 });
  expect(query.parse({ page: '3', startDate: '2026-01-31' })).toEqual({
    page: 3,
    startDate: '2026-01-31',
  });
});

test.each([
  { page: 0 },
  { page: 1.5 },
  { page: 10_001 },
  { startDate: '31/01/2026' },
  { endDate: '2026-02-30' },
  { startDate: '0000-01-01' },
  { startDate: '0001-01-01' },
  { startDate: '1999-12-31' },
  { endDate: '2100-01-01' },
  { endDate: '9999-12-31' },
])('refuses %j', (body) => {
  expect(query.safeParse(body).success).toBe(false);
});

test('pages follow each other without a gap', () => {
  expect(pageSlice(1)).toEqual({ limit: 10, offset: 0 });
  expect(pageSlice(3, 25)).toEqual({ limit: 25, offset: 50 });
  expect(pageInfo(3, 101, 25)).toEqual({ page: 3, count_per_list: 25, tatal_list_count: 101 });
});
