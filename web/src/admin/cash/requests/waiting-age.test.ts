import { expect, it } from 'vitest';
import { ageOf } from './waiting-age.ts';

const now = Date.parse('2026-11-24T00:00:00Z');

it.each([
  [0, 9, 'fresh'],
  [0, 10, 'long'],
  [2, 29, 'long'],
  [2, 30, 'too-long'],
  [1, 300, 'over'],
  [-1, 300, 'over'],
] as const)('status %d after %d minutes is %s', (status, minutes, age) => {
  const requestedAt = new Date(now - minutes * 60_000).toISOString();
  expect(ageOf({ status, requestedAt }, now)).toBe(age);
});
