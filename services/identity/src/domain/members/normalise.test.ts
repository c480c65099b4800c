import { expect, it } from 'vitest';

import { normaliseDigits, normaliseName, tidyText } from './normalise.ts';

it.each([
  ['Player1', 'player1'],
  ['  PLAYER1 ', 'player1'],
  ['Ｐｌａｙｅｒ１', 'player1'],
  ['행운이', '행운이'],
  ['행운이'.normalize('NFD'), '행운이'],
])('takes %j for the same name as %j', (typed, same) => {
  expect(normaliseName(typed)).toBe(same);
});

it.each([
  ['010-1234-5678', '01012345678'],
  ['010 1234 5678', '01012345678'],
  ['０１０-１２３４-５６７８', '01012345678'],
])('takes %j for the same number as %j', (typed, same) => {
  expect(normaliseDigits(typed)).toBe(same);
});

it('keeps letters as typed but not odd blanks', () => {
  expect(tidyText('  Hong   Gildong ')).toBe('Hong Gildong');
});
