import { expect, test } from 'vitest';
import { maskedLoginId } from './masked-login-id.ts';

test.each([
  ['player1', 'pl***'],
  ['abcdefghijklmnopqrst', 'ab***'],
  ['ab', 'ab***'],
  ['', '***'],
])('%s is shown as %s', (loginId, masked) => {
  expect(maskedLoginId(loginId)).toBe(masked);
});
