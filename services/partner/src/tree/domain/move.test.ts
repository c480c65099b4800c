import { expect, test } from 'vitest';
import { moveFault } from './move.ts';

const move = {
  subjectTier: 4,
  parentTier: 3,
  isBelowItself: false,
  isThere: false,
  isWaiting: false,
  isPast: false,
};

test.each([
  ['a partner below one of a higher tier', {}, null],
  ['a partner below one of its own tier', { parentTier: 4 }, 'PT104'],
  ['a partner below one of a lower tier', { parentTier: 5 }, 'PT104'],
  ['a member below any partner', { subjectTier: 0, parentTier: 5 }, null],
  ['below itself', { isBelowItself: true }, 'PT103'],
  ['to where it is', { isThere: true }, 'PT105'],
  ['yesterday', { isPast: true }, 'PT106'],
  ['while another move waits', { isWaiting: true }, 'PT108'],
] as const)('%s: %s', (_, change, fault) => {
  expect(moveFault({ ...move, ...change })).toBe(fault);
});
