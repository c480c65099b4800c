import { expect, it } from 'vitest';
import { readOdds } from './odds.ts';

it.each([
  ['1.950', '1.95'],
  ['1.9', '1.90'],
  ['2', '2.00'],
  ['1.807', '1.80'],
  ['1001', '1001.00'],
])('%s are read with two decimals', (odds, text) => {
  expect(readOdds(odds)).toBe(text);
});
