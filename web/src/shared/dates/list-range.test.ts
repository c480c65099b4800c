import { describe, expect, it } from 'vitest';
import { daysOf, listBody, listSearch, searchOfDays } from './list-range.ts';

const today = '2026-11-22';

describe("a list's address", () => {
  it('keeps a page and a period that exist', () => {
    expect(listSearch({ page: '3', range: 'last7' })).toEqual({ page: 3, range: 'last7' });
    const days = { from: '2026-01-05', until: '2026-01-31' };
    expect(listSearch(days)).toEqual(days);
  });

  it('leaves out what makes no sense', () => {
    expect(listSearch({ page: '1' })).toEqual({});
    expect(listSearch({ page: '-2', range: 'year' })).toEqual({});
    expect(listSearch({ from: '2026-02-01', until: '2026-01-01' })).toEqual({});
    expect(listSearch({ from: '2026-02-30', until: '2026-03-01' })).toEqual({});
    expect(listSearch({ from: '2026-02-01' })).toEqual({});
    expect(listSearch({ page: 'x', other: '1' })).toEqual({});
  });

  it('names a usual period, and spells out any other', () => {
    // Not a Sunday, on which the last seven days are this week too.
    const wednesday = '2026-11-25';
    const week = daysOf({ range: 'last7' }, wednesday);
    expect(searchOfDays(week, wednesday)).toEqual({ range: 'last7' });
    expect(searchOfDays({ startDate: '2026-03-01', endDate: '2026-03-09' }, wednesday)).toEqual({
      from: '2026-03-01',
      until: '2026-03-09',
    });
  });
});

describe('a list', () => {
  it('covers today in Korea by default, or the days that are usual for it', () => {
    expect(listBody({}, today)).toEqual({
      page: 1,
      startDate: '2026-11-22',
      endDate: '2026-11-22',
    });
    expect(listBody({}, today, 'last30').startDate).toBe('2026-10-24');
  });

  it('covers the days of its address', () => {
    expect(listBody({ page: 2, range: 'last7' }, today)).toEqual({
      page: 2,
      startDate: '2026-11-16',
      endDate: '2026-11-22',
    });
    expect(listBody({ from: '2026-03-01', until: '2026-03-09' }, today).endDate).toBe('2026-03-09');
  });
});
