import { expect, test } from 'vitest';
import { betsSearch, roundsSearch } from './betting-search.ts';

test('an address of bets keeps what it may say, and nothing else', () => {
  expect(
    betsSearch({ state: 'won', game: 'powerball', search: 7, rows: 50, page: 2, odd: 'x' }),
  ).toEqual({ state: 'won', game: 'powerball', search: '7', rows: 50, page: 2 });
  expect(betsSearch({ state: 'lucky', game: 'chess', startDate: 'today' })).toEqual({});
});

test('a round is named by its day and its number, by neither alone', () => {
  const gameDay = '2026-11-21';
  expect(betsSearch({ gameDay, round: 12 })).toEqual({ gameDay, round: 12 });
  expect(betsSearch({ gameDay })).toEqual({});
  expect(betsSearch({ round: 12 })).toEqual({});
  expect(betsSearch({ gameDay, round: 'x' })).toEqual({});
});

test('an address of rounds has a day, a game and a state', () => {
  expect(roundsSearch({ gameDay: '2026-11-21', game: 'speedkino', state: 'settled' })).toEqual({
    gameDay: '2026-11-21',
    game: 'speedkino',
    state: 'settled',
  });
  expect(roundsSearch({ gameDay: 'x', state: 1 })).toEqual({});
});
