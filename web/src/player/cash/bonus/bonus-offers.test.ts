import { expect, test } from 'vitest';
import { bonusFor, isNextOccasion } from './bonus-offers.ts';

const offer = {
  promotionId: 'a',
  title: '',
  note: '',
  occasion: 'first' as const,
  percent: 10,
  amountMax: '50000',
  depositMin: '10000',
  turnover: null,
};

test.each([
  ['', '0'],
  ['9999', '0'],
  ['10009', '1000'],
  ['9000000', '50000'],
])('a deposit of "%s" brings %s', (typed, bonus) => {
  expect(bonusFor(offer, typed)).toBe(bonus);
});

test.each([
  ['first', 0, 0, true],
  ['first', 1, 0, false],
  ['first-of-day', 3, 0, true],
  ['first-of-day', 3, 1, false],
  ['each', 3, 1, true],
] as const)('%s after %d deposits, %d of today: %s', (occasion, all, today, isNext) => {
  const before = { depositsBefore: all, depositsBeforeThatDay: today };
  expect(isNextOccasion({ ...offer, occasion }, before)).toBe(isNext);
});
