import { expect, it } from 'vitest';
import { isCountedOn } from './counter.ts';

it.each([
  [0n, 0, true],
  [0n, 1, true],
  [7n, 8, true],
  [7n, 7, false],
  [7n, 6, false],
  [7n, 0, false],
])('kept %s, given %s: %s', (kept, given, counted) => {
  expect(isCountedOn(kept, given)).toBe(counted);
});
