import { describe, expect, test } from 'vitest';
import { bonusOf, type DepositRules } from './bonus.ts';

const turnover = { percent: 300, products: { sport: 100 }, oddsMinimum: 1_500 };
const rules: DepositRules = {
  trigger: 'deposit',
  occasion: 'each',
  percent: 10,
  amountMax: 100_000n,
  depositMin: 10_000n,
  turnover: { ...turnover, of: 'deposit-and-bonus' },
};
const never = { inAll: 0, thatDay: 0 };
const asked = (required: bigint) => ({
  required,
  weights: { sport: 100 },
  oddsMinimum: 1_500,
});

describe('the bonus of a deposit', () => {
  test.each([
    ['a part of it', {}, 50_000n, { amount: 5_000n, turnover: asked(165_000n) }],
    ['rounded down', {}, 10_009n, { amount: 1_000n, turnover: asked(33_027n) }],
    ['at most its bound', {}, 5_000_000n, { amount: 100_000n, turnover: asked(15_300_000n) }],
    [
      'asked of the bonus alone',
      { turnover: { ...turnover, of: 'bonus' as const } },
      50_000n,
      { amount: 5_000n, turnover: asked(15_000n) },
    ],
    ['asked of nothing', { turnover: null }, 50_000n, { amount: 5_000n, turnover: null }],
    ['of too small a deposit', {}, 9_999n, { refusal: 'DB002' }],
    ['of nothing', { depositMin: 0n }, 9n, { refusal: 'DB002' }],
  ])('%s', (_name, changes, deposit, bonus) => {
    expect(bonusOf({ ...rules, ...changes }, deposit, never)).toEqual(bonus);
  });

  test.each([
    ['first', { inAll: 0, thatDay: 0 }, true],
    ['first', { inAll: 1, thatDay: 0 }, false],
    ['first-of-day', { inAll: 9, thatDay: 0 }, true],
    ['first-of-day', { inAll: 9, thatDay: 1 }, false],
    ['each', { inAll: 9, thatDay: 9 }, true],
  ] as const)('%s with %o before: %s', (occasion, before, isGiven) => {
    const bonus = bonusOf({ ...rules, occasion }, 50_000n, before);
    expect('amount' in bonus).toBe(isGiven);
  });
});
