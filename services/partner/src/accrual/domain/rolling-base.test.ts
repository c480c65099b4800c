import { betCategories } from '@noriter/rules/lists/bet-categories';
import { expect, test } from 'vitest';
import { rollingTurnover } from './rolling-base.ts';

const policy = { rollingStakeMin: 5_000n };
const minis = [
  'mini-powerball',
  'mini-speedpowerball',
  'mini-powerladder',
  'mini-speedkino',
  'mini-kinoladder',
];

test.each(betCategories)('a small stake on %s earns rolling, but on mini games', (category) => {
  const earned = minis.includes(category) ? 0n : 4_999n;
  const small = { category, stake: 4_999n, turnover: 4_999n };
  expect(rollingTurnover(small, policy)).toBe(earned);
  expect(rollingTurnover(small, { rollingStakeMin: 0n })).toBe(4_999n);
});

test.each([
  ['of the least stake', 'mini-powerball', 5_000n, 5_000n, 5_000n],
  ['bought back in part, by what was staked', 'mini-powerball', 5_000n, 3_000n, 3_000n],
  ['void', 'mini-powerball', 5_000n, 0n, 0n],
  ['void of another game', 'slot', 4_999n, 0n, 0n],
] as const)('a bet %s', (_name, category, stake, turnover, earned) => {
  expect(rollingTurnover({ category, stake, turnover }, policy)).toBe(earned);
});
