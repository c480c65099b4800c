import { expect, test } from 'vitest';
import { isGoodOperatorPassword } from './own-password.ts';

test.each([
  ['correct horse battery', true],
  ['열두글자를넘기는비밀번호입니다', true],
  ['eleven char', false],
  ['aaaaaaaaaaaaaaaa', false],
  ['abababababababab', false],
  ['cashier2-and-more', false],
  ['CASHIER2 in capitals', false],
])('%s: %s', (password, isGood) => {
  expect(isGoodOperatorPassword(password, 'cashier2')).toBe(isGood);
});
