import { expect, test } from 'vitest';
import { nextTry } from './parking.ts';

const at = new Date('2026-01-15T03:00:00Z');

test.each([
  [1, 0],
  [2, 1],
  [3, 3],
  [6, 31],
  [9, 255],
  [10, 360],
  [11, 360],
  [2_000_000_000, 360],
])('after %d failures it is due in %d minutes', (attempts, minutes) => {
  expect(nextTry(attempts, at).getTime() - at.getTime()).toBe(minutes * 60_000);
});
