import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTurnoverCondition, requiredOfRest } from './turnover-condition.ts';

const condition = { required: 30_000n, weights: { sport: 100 }, oddsMinimum: 1_200 };

describe('a turnover condition', () => {
  it.each([
    ['is one', condition, true],
    ['asks for nothing', { ...condition, required: 0n }, false],
    ['counts no product', { ...condition, weights: {} }, false],
    ['counts products for nothing', { ...condition, weights: { sport: 0, '*': 0 } }, false],
    ['counts a product too much', { ...condition, weights: { sport: 1_001 } }, false],
    ['takes odds below even money back', { ...condition, oddsMinimum: 999 }, false],
  ])('%s', (_name, given, expected) => {
    expect(isTurnoverCondition(given)).toBe(expected);
  });

  it('asks for the part that did not pay a debt', () => {
    expect(requiredOfRest(30_000n, 10_000n, 0n)).toBe(30_000n);
    expect(requiredOfRest(30_000n, 10_000n, 4_000n)).toBe(18_000n);
    expect(requiredOfRest(30_000n, 10_000n, 10_000n)).toBe(0n);
  });

  it('never asks for more than was agreed, nor below nothing', () => {
    const won = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(won, won, fc.bigInt({ min: 0n, max: 10n ** 15n }), (required, bonus, paid) => {
        const rest = requiredOfRest(required, bonus, paid);
        expect(rest >= 0n && rest <= required).toBe(true);
      }),
    );
  });
});
