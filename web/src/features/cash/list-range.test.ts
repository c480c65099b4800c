import { describe, expect, it } from 'vitest';
import { listBody, listSearch } from './list-range.ts';

describe("a list's address", () => {
  it('keeps a page and a range that exist', () => {
    expect(listSearch({ page: '3', range: 'week' })).toEqual({ page: 3, range: 'week' });
  });

  it('leaves out what is the default or makes no sense', () => {
    expect(listSearch({ page: '1', range: 'today' })).toEqual({});
    expect(listSearch({ page: '-2', range: 'year' })).toEqual({});
    expect(listSearch({ page: 'x', other: '1' })).toEqual({});
  });
});

describe('a list', () => {
  const today = '2026-11-22';

  it('covers today in Korea by default', () => {
    expect(listBody({}, today)).toEqual({
      page: 1,
      startDate: '2026-11-22',
      endDate: '2026-11-22',
    });
  });

  it('covers seven or thirty days, today among them', () => {
    expect(listBody({ range: 'week' }, today).startDate).toBe('2026-11-16');
    expect(listBody({ range: 'month' }, today).startDate).toBe('2026-10-24');
  });
});
