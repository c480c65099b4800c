import { expect, test } from 'vitest';
import { isNothingLeft, leftSentence } from './real-mode.ts';

const nothing = { passwords: [], factors: [], keys: [], members: 0 };

test.each([
  [{}, true],
  [{ passwords: ['admin'] }, false],
  [{ factors: ['admin'] }, false],
  [{ keys: ['SITES'] }, false],
  [{ members: 1 }, false],
])('%j is nothing: %s', (changes, isNothing) => {
  expect(isNothingLeft({ ...nothing, ...changes })).toBe(isNothing);
});

test('what is left is named in a sentence', () => {
  const left = { ...nothing, passwords: ['admin', 'cashier'], members: 12 };
  expect(leftSentence('noriter', left)).toBe(
    'Site noriter is in real mode with what the demonstration left: operators with a published ' +
      'password: admin, cashier; with a published second factor: –; published keys: –; members of ' +
      'the demonstration: 12. It does not start.',
  );
});
