import { expect, test } from 'vitest';
import { type RankRules, rewardsOf } from './rank-rewards.ts';

const points = (amount: bigint) => ({ kind: 'points' as const, amount });
const rules: RankRules = {
  trigger: 'rank',
  each: 'once',
  rewards: [
    { rank: 3, reward: points(300n) },
    { rank: 1, reward: points(100n) },
  ],
};

test.each([
  ['once', 0, []],
  ['once', 1, ['rank:1:m']],
  ['once', 2, ['rank:1:m']],
  ['once', 3, ['rank:1:m', 'rank:3:m']],
  ['month', 0, []],
  ['month', 2, ['rank:2026-01:m']],
] as const)('%s, rank %d: %j', (each, rank, causes) => {
  const given = rewardsOf({ ...rules, each }, { memberId: 'm', rank }, '2026-01');
  expect(given.map(({ cause }) => cause)).toEqual(causes);
});

test('a month gives what the highest rank named has', () => {
  const given = rewardsOf({ ...rules, each: 'month' }, { memberId: 'm', rank: 7 }, '2026-01');
  expect(given.map(({ reward }) => reward.amount)).toEqual([300n]);
});
