import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const buckets = [
  { most: 0.01, count: 50 },
  { most: 0.05, count: 98 },
  { most: 0.1, count: 99 },
  { most: Number.POSITIVE_INFINITY, count: 100 },
];

test.each([
  [0.5, 10],
  [0.9, 50],
  [0.99, 100],
  [1, null],
])('%f of the calls took at most %s ms', (share, expected) => {
  expect(percentile(buckets, share)).toBe(expected);
});

test('without calls there is none', () => {
  expect(percentile([], 0.5)).toBeNull();
});
