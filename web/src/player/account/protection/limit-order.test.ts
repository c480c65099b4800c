import { expect, it } from 'vitest';
import { isLooser } from './limit-order.ts';

it.each([
  ['50000', null, false],
  [null, null, false],
  ['80000', '50000', true],
  [null, '50000', true],
  ['50000', '50000', false],
  ['9000', '50000', false],
  ['0', '50000', false],
])('%s lets more through than %s: %s', (one, other, expected) => {
  expect(isLooser(one, other)).toBe(expected);
});
