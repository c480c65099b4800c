import { expect, it } from 'vitest';
import { readsSearch } from './read-search.ts';
import {
  amountKey,
  dayKey,
  flagKey,
  idKey,
  oneOf,
  oneOfNumbers,
  pageKey,
  wholeKey,
  wordsKey,
} from './search-keys.ts';

const read = readsSearch({
  page: pageKey,
  rows: oneOfNumbers([10, 50]),
  round: wholeKey(1, 500),
  words: wordsKey(5),
  state: oneOf(['won', 'lost']),
  day: dayKey,
  old: flagKey,
  slip: idKey,
  min: amountKey,
});

it('what an address says is read, written as a text or as a number', () => {
  const slip = '0f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d';
  const plain = { state: 'won', day: '2026-02-28', slip };
  expect(
    read({ ...plain, page: '3', rows: '50', round: 12, words: 123, old: 'true', min: 1_000 }),
  ).toEqual({ ...plain, page: 3, rows: 50, round: 12, words: '123', old: true, min: '1000' });
});

it('what makes no sense is left out, and the rest stands', () => {
  expect(
    read({
      page: 1,
      rows: 11,
      round: 1.5,
      words: '   ',
      state: 'gone',
      day: '2026-02-30',
      old: 'no',
      slip: 'x',
      min: '-1',
      other: 'kept',
    }),
  ).toEqual({});
  expect(read({ page: {}, rows: [], words: null, round: '', state: 'lost' })).toEqual({
    state: 'lost',
  });
});

it('words are cut to what a search takes', () => {
  expect(read({ words: ' 서울특별시청 ' })).toEqual({ words: '서울특별시' });
});
