import { expect, test } from 'vitest';
import { chanceText, highestOdds, parsePercent, percentText, returnRate } from './odds-rate.ts';

const half = { numerator: '1', denominator: '2' };
const third = { numerator: '1', denominator: '3' };

test.each([
  [half, 1_950n, 9_750n],
  [half, 2_000n, 10_000n],
  [half, 2_100n, 10_500n],
  // A hair above is rounded up: what is shown is never less than what is paid.
  [third, 2_926n, 9_754n],
])('what odds pay back', (chance, odds, rate) => {
  expect(returnRate(chance, odds)).toBe(rate);
});

test('the highest odds stay within the ceiling, and the next hundredth does not', () => {
  for (const chance of [half, third, { numerator: '3', denominator: '10' }]) {
    const highest = highestOdds(chance, 9_750n);
    expect(returnRate(chance, highest)).toBeLessThanOrEqual(9_750n);
    expect(returnRate(chance, highest + 10n)).toBeGreaterThan(9_750n);
  }
});

test('figures are read as people write them', () => {
  expect(percentText(9_750n)).toBe('97.5%');
  expect(percentText(10_000n)).toBe('100%');
  expect(chanceText(third)).toBe('33.33%');
  expect(parsePercent('97.5')).toBe(9_750n);
  expect(parsePercent('97.555')).toBeNull();
});
