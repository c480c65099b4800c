import { expect, test } from 'vitest';
import { demoPolicy, limitsOf } from '../policy/policy.ts';
import { breachOf, dayBreachOf, leftToday, typedAmount } from './limits.ts';

const limits = {
  minimum: 10_000n,
  maximum: 100_000n,
  unit: 1_000n,
  perDay: 150_000n,
  requestsPerDay: 2,
};

test.each([
  ['10000', 10_000n],
  [' 10,000 ', 10_000n],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e4', undefined],
  ['만원', undefined],
  ['9'.repeat(16), undefined],
])('"%s" is read as %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  [9_999n, 'minimum'],
  [10_000n, undefined],
  [10_500n, 'unit'],
  [100_000n, undefined],
  [101_000n, 'maximum'],
])('a request of %d breaks %s', (amount, limit) => {
  expect(breachOf(amount, limits)?.limit).toBe(limit);
});

test.each([
  [100_000n, { amount: 50_000n, requests: 1 }, undefined],
  [101_000n, { amount: 50_000n, requests: 1 }, 'perDay'],
  [10_000n, { amount: 20_000n, requests: 2 }, 'requestsPerDay'],
])('%d after %o breaks %s', (amount, today, limit) => {
  expect(dayBreachOf(amount, today, limits)?.limit).toBe(limit);
});

test.each([
  [
    { amount: 0n, requests: 0 },
    { amount: 150_000n, requests: 2 },
  ],
  [
    { amount: 50_000n, requests: 1 },
    { amount: 100_000n, requests: 1 },
  ],
  [
    { amount: 160_000n, requests: 3 },
    { amount: 0n, requests: 0 },
  ],
])('after %o a day still holds %o', (today, left) => {
  expect(leftToday(today, limits)).toEqual(left);
});

test('a level without limits of its own takes those of the next lower one', () => {
  expect([0, 1, 4, 5, 9].map((level) => limitsOf(demoPolicy, level).level)).toEqual([
    1, 1, 1, 5, 5,
  ]);
});
