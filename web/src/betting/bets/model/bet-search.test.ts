import { describe, expect, it } from 'vitest';
import { betSearch, filterOf, gameFilter, usualDays } from './bet-search.ts';

const slip = '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b6a';

describe('the address of the bet list', () => {
  it('says its page, days, game, archive and open slip', () => {
    const asked = { page: '2', range: 'last7', game: 'powerball', old: 'true', slip };
    const search = { page: 2, range: 'last7', game: 'powerball', old: true, slip };
    expect(betSearch(asked)).toEqual(search);
    expect(betSearch(search)).toEqual(search);
  });

  it('leaves out what makes no sense', () => {
    expect(betSearch({ page: -1, game: 'roulette', old: 'maybe', slip: '../x' })).toEqual({});
  });

  it('keeps its filters when its days change', () => {
    expect(filterOf({ page: 3, game: 'speedkino', slip })).toEqual({ game: 'speedkino' });
  });

  it('reaches further back for the archive', () => {
    expect(usualDays({}, '2026-03-31')).toBe('today');
    const year = { startDate: '2025-03-01', endDate: '2026-03-01' };
    expect(usualDays({ old: true }, '2026-03-31')).toEqual(year);
  });

  it('asks for a game, for a group, for all sports or for everything', () => {
    expect(gameFilter(betSearch({ game: 'sport' }).game)).toEqual({ groupKey: 'sport' });
    expect(gameFilter('powerball')).toEqual({ groupKey: 'mini', vendorCode: 'powerball' });
    expect(gameFilter(betSearch({ game: 'slot' }).game)).toEqual({ groupKey: 'slot' });
    expect(gameFilter(undefined)).toEqual({});
  });
});
