import { expect, it } from 'vitest';
import { exposureSearch, fixtureSearch, fixturesSearch } from './sport-search.ts';

it('takes a sport, a state and words for a list of fixtures', () => {
  const asked = { sport: 'soccer', mode: 'results', search: '서울', page: 2, rows: 50 };
  expect(fixturesSearch(asked)).toEqual(asked);
});

it('leaves out what it does not know', () => {
  expect(fixturesSearch({ sport: 'chess', mode: 'offered', search: '', page: 0 })).toEqual({});
  expect(exposureSearch({ sport: 4, page: 'x' })).toEqual({});
});

it('names a market by its key, and a number as the text it was', () => {
  expect(fixtureSearch({ market: 'total/regular/points/10' })).toEqual({
    market: 'total/regular/points/10',
  });
  expect(fixtureSearch({ market: 7 })).toEqual({ market: '7' });
  expect(fixtureSearch({})).toEqual({});
});
