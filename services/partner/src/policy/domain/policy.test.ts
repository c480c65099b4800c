import { expect, test } from 'vitest';
import { demoPolicy, holdOf, policyFaults, transferLimitOf } from './policy.ts';

test('the demonstration policy contradicts itself nowhere', () => {
  expect(policyFaults(demoPolicy)).toEqual([]);
});

test('limits that nobody could keep, and what is named twice, are named', () => {
  const [first, second] = demoPolicy.transferLimits;
  if (first === undefined || second === undefined) throw new Error('There are five.');
  const policy = {
    ...demoPolicy,
    transferLimits: [{ ...first, amountMin: first.amountMax + 1n }, second, second],
    holds: [...demoPolicy.holds, ...demoPolicy.holds.slice(0, 1)],
  };
  expect(policyFaults(policy)).toEqual(['transferLimits.1', 'transferLimits.2', 'holds.casino']);
});

test('what nobody has set promises and allows nothing', () => {
  const empty = { ...demoPolicy, holds: [], transferLimits: [] };
  expect(holdOf(empty, 'casino')).toBe(0);
  expect(transferLimitOf(empty, 1)).toBeNull();
  expect(holdOf(demoPolicy, 'mini-powerball')).toBe(25_000);
});
