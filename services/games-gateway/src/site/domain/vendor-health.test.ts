import { expect, test } from 'vitest';
import { stateAfterProbe } from './vendor-health.ts';

test.each([
  ['open', false, 0, null],
  ['open', false, 2, null],
  ['open', false, 3, 'maintenance'],
  ['maintenance', true, 4, null],
  ['maintenance', true, 0, 'open'],
  ['maintenance', false, 0, null],
  ['blocked', false, 0, null],
  ['blocked', false, 9, null],
] as const)('%s, by itself %s, after %i failures: %s', (state, isAutomatic, failures, expected) => {
  expect(stateAfterProbe({ state, isAutomatic }, failures)).toBe(expected);
});
