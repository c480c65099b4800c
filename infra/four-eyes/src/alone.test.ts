import { expect, test } from 'vitest';
import { needsFourEyes } from './alone.ts';

test.each([
  [100n, 0n, 100n, false],
  [101n, 0n, 100n, true],
  [60n, 40n, 100n, false],
  [60n, 41n, 100n, true],
  [0n, 100n, 100n, false],
  [1n, 0n, 0n, true],
])('%d won after %d alone, with %d allowed, needs four eyes: %s', (...row) => {
  const [weight, aloneToday, max, needed] = row;
  expect(needsFourEyes(weight, aloneToday, { max, counts: 'kind' })).toBe(needed);
});
