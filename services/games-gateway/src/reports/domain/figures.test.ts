import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actualRtp, byStakes, ggrOf, noFigures, sumOf, theoreticalRtp } from './figures.ts';

test.each([
  [0n, 0n, null],
  [1_000n, 950n, 9_500],
  [3n, 2n, 6_667],
  [3n, 1n, 3_333],
  [1_000n, 2_500n, 25_000],
  // What an earlier day paid was taken back.
  [1_000n, -1n, -10],
])('of %i staked and %i returned the return is %s', (staked, returned, expected) => {
  expect(actualRtp({ staked, returned })).toBe(expected);
});

test('the promised return weighs games by their stakes, and leaves out those without one', () => {
  const games = [
    { staked: 9_000n, rtpBp: 9_600 },
    { staked: 1_000n, rtpBp: 9_500 },
    { staked: 50_000n, rtpBp: null },
  ];
  expect(theoreticalRtp(games)).toBe(9_590);
  expect(theoreticalRtp([{ staked: 5n, rtpBp: null }])).toBeNull();
  expect(theoreticalRtp([{ staked: 0n, rtpBp: 9_600 }])).toBeNull();
});

const figures = fc.record({
  bets: fc.bigInt({ min: 0n, max: 1_000n }),
  staked: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  returned: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  jackpots: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  granted: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
});

test('days add up in any order, and so does what stays', () => {
  fc.assert(
    fc.property(fc.array(figures), (days) => {
      expect(sumOf(days)).toEqual(sumOf(days.toReversed()));
      expect(ggrOf(sumOf(days))).toBe(days.reduce((sum, day) => sum + ggrOf(day), 0n));
    }),
  );
  expect(sumOf([])).toEqual(noFigures);
});

test('the promised return of games lies between the least and the most of them', () => {
  const game = fc.record({
    staked: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    rtpBp: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(fc.array(game, { minLength: 1 }), (games) => {
      const promised = theoreticalRtp(games) ?? -1;
      const all = games.map(({ rtpBp }) => rtpBp);
      expect(promised).toBeGreaterThanOrEqual(Math.min(...all));
      expect(promised).toBeLessThanOrEqual(Math.max(...all));
    }),
  );
});

test('figures are in the order of their stakes, to the won', () => {
  const most = 2n ** 63n - 1n;
  const stakes = [0n, most - 1n, -1n, most, 0n];
  const sorted = stakes.map((staked) => ({ staked })).toSorted(byStakes);
  expect(sorted.map(({ staked }) => staked)).toEqual([most, most - 1n, 0n, 0n, -1n]);
});
