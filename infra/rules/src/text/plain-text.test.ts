import { expect, test } from 'vitest';
import { isPlain, isPlainBlock } from './plain-text.ts';

test.each([
  ['words', '놀이터 Noriter Trò chơi 🎲', true, true],
  ['several lines', 'a\nb\tc', false, true],
  ['a NUL', 'a\u0000', false, false],
  ['a carriage return', 'a\r', false, false],
  ['an escape', '\u001b[31m', false, false],
  ['a C1 control', 'a\u0085', false, false],
  ['a line separator', 'a\u2028b', false, true],
  ['a byte order mark', '\ufeffa', false, false],
  ['half a character', '\udc00', false, false],
])('%s', (_what, text, line, block) => {
  expect([isPlain(text), isPlainBlock(text)]).toEqual([line, block]);
});
