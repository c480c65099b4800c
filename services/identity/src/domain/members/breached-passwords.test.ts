import { expect, it } from 'vitest';
import { isBreached } from './breached-passwords.ts';

it.each(['password1', 'Password1', 'qwer1234', '1q2w3e4r', 'abc123', 'asdf1234'])(
  '%s is on the lists of thieves',
  (password) => expect(isBreached(password)).toBe(true),
);

it.each(['player1234', 'meadow12', '한글비밀번호1', ''])('%j is not', (password) => {
  expect(isBreached(password)).toBe(false);
});
