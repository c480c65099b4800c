import { expect, it } from 'vitest';
import { changedSiteOptions } from './site-options-shape.ts';

it.each([
  [5, false],
  [6, true],
  [20, true],
])('an operator sets the shortest password of a member to %i: %s', (passMin, isTaken) => {
  expect(changedSiteOptions.safeParse({ passMin }).success).toBe(isTaken);
});
