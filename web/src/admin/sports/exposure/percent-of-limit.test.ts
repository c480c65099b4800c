import { expect, it } from 'vitest';
import { percentOfLimit } from './percent-of-limit.ts';

it.each([
  ['25000000', '50000000', 50],
  ['50000000', '50000000', 100],
  ['60000000', '50000000', 120],
  ['499999', '50000000', 0],
  ['-3000', '50000000', 0],
  ['1', '0', 100],
])('%s of %s is %i percent', (liability, lossMax, percent) => {
  expect(percentOfLimit(liability, lossMax)).toBe(percent);
});
