import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressOf, remainingTurnover, requiredTurnover, type Turnover } from './rolling.ts';

const hour = (number: number) => new Date(Date.UTC(2026, 0, 15, number));
const everything = { '*': 100 };
const asked = (required: bigint, at: number, weights: Record<string, number> = everything) => ({
  required,
  weights,
  oddsMinimum: 1_200,
  createdAt: hour(at),
});
const stake = (amount: bigint, at: number, product = 'sport'): Turnover => ({
  amount,
  odds: 1_950,
  at: hour(at),
  product,
});

test('a percentage of a deposit is asked, rounded down', () => {
  expect(requiredTurnover(10_001n, 100)).toBe(10_001n);
  expect(requiredTurnover(333n, 50)).toBe(166n);
  expect(requiredTurnover(10_000n, 0)).toBe(0n);
});

test('nothing asked, nothing remains', () => {
  expect(remainingTurnover([], [stake(1_000n, 1)])).toBe(0n);
});

test('stakes lower what remains, down to nothing', () => {
  const open = [asked(10_000n, 0)];
  expect(remainingTurnover(open, [])).toBe(10_000n);
  expect(remainingTurnover(open, [stake(4_000n, 1)])).toBe(6_000n);
  expect(remainingTurnover(open, [stake(4_000n, 1), stake(60_000n, 2)])).toBe(0n);
});

test('a stake from before the deposit does not count', () => {
  expect(remainingTurnover([asked(10_000n, 5)], [stake(10_000n, 4)])).toBe(10_000n);
});

test('a product counts by its weight, and one of weight 0 not at all', () => {
  const open = [asked(10_000n, 0, { sport: 100, mini: 50, casino: 0 })];
  expect(remainingTurnover(open, [stake(4_000n, 1, 'mini')])).toBe(8_000n);
  expect(remainingTurnover(open, [stake(4_000n, 1, 'casino')])).toBe(10_000n);
  expect(remainingTurnover(open, [stake(4_000n, 1, 'unheard-of')])).toBe(10_000n);
});

test('a near-certain price does not count, an unknown one does', () => {
  const open = [asked(10_000n, 0)];
  const at = (odds: number | null) => remainingTurnover(open, [{ ...stake(4_000n, 1), odds }]);
  expect([1_199, 1_200, null].map(at)).toEqual([10_000n, 6_000n, 6_000n]);
});

test('progress has what is asked over all requirements, and what is left', () => {
  const open = [asked(10_000n, 0), asked(5_000n, 3)];
  expect(progressOf(open, [stake(4_000n, 1)])).toEqual({ required: 15_000n, remaining: 11_000n });
});

test('a won counts once: the older requirement takes what it needs, the rest goes on', () => {
  const open = [asked(10_000n, 0), asked(10_000n, 3)];
  expect(remainingTurnover(open, [stake(15_000n, 4)])).toBe(5_000n);
  expect(remainingTurnover(open, [stake(15_000n, 2), stake(4_000n, 4)])).toBe(6_000n);
});

test('what an older requirement may not count, a younger one can', () => {
  const open = [asked(10_000n, 0, { sport: 100 }), asked(10_000n, 1, { mini: 100 })];
  expect(remainingTurnover(open, [stake(7_000n, 2, 'mini')])).toBe(13_000n);
});

test('more stakes never raise what remains, and it stays within what was asked', () => {
  const stakes = fc.array(
    fc.record({
      product: fc.constantFrom('sport', 'mini'),
      odds: fc.constantFrom(null, 1_100, 1_950),
      amount: fc.bigInt({ min: 1n, max: 999n }),
      at: fc.integer({ min: 0, max: 20 }).map(hour),
    }),
  );
  fc.assert(
    fc.property(stakes, (some) => {
      const sorted = some.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      const open = [asked(1_000n, 0, { sport: 100, mini: 30 }), asked(700n, 9)];
      let before = 1_700n;
      for (let count = 0; count <= sorted.length; count += 1) {
        const remaining = remainingTurnover(open, sorted.slice(0, count));
        expect(remaining >= 0n && remaining <= before).toBe(true);
        before = remaining;
      }
    }),
  );
});
