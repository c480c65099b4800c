import { expect, test } from 'vitest';
import { bucketOf, timeOf, timesOf } from './call-times.ts';

test.each([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [49.9, 50],
  [2_900, 3_000],
  [400_000, 60_000],
])('a call of %d ms is among those of at most %d', (ms, bound) => {
  expect(bucketOf(ms)).toBe(bound);
});

const times = [
  { mostMs: 50, calls: 8 },
  { mostMs: 5, calls: 90 },
  { mostMs: 500, calls: 2 },
];

test.each([
  [0.5, 5],
  [0.9, 5],
  [0.91, 50],
  [0.98, 50],
  [0.99, 500],
  [1, 500],
])('%f of the calls took at most %d ms', (share, expected) => {
  expect(timeOf(times, share)).toBe(expected);
});

test('without calls there is none', () => {
  expect(timesOf([])).toEqual({ p50: null, p99: null });
});
