import { expect, test } from 'vitest';
import { askedState, lettersSearch } from './letters-search.ts';

test.each([
  [{}, 'open'],
  [{ state: 'open' }, 'open'],
  [{ state: 'replayed' }, 'replayed'],
  [{ state: 'all' }, undefined],
  [{ state: 'nonsense' }, 'open'],
])('the address %o asks for letters that are %s', (asked, state) => {
  expect(askedState(lettersSearch(asked))).toBe(state);
});

test('what the address does not know is left out', () => {
  const search = lettersSearch({ topic: 'wallet.events', rows: 7, page: '2', startDate: 'soon' });
  expect(search).toEqual({ topic: 'wallet.events', page: 2 });
});
