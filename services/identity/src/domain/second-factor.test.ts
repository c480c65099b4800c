import { expect, it } from 'vitest';

import { codeAt, otpauthUri, secretOf, stepMs, stepOfCode } from './second-factor.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const now = new Date('2026-01-15T03:00:10Z');
const step = Math.floor(now.getTime() / stepMs);

it.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('a code of %i half minutes from now belongs to step %s', (away, expected) => {
  const code = codeAt(secret, new Date(now.getTime() + away * stepMs));
  expect(stepOfCode(secret, code, now)).toBe(expected);
});

it.each(['', '12345', '1234567', 'abcdef', ' 12345'])('%j is no code', (text) => {
  expect(stepOfCode(secret, text, now)).toBeNull();
});

it('gives an application what it needs', () => {
  const made = secretOf(new Uint8Array(20).fill(7));
  const uri = new URL(otpauthUri(made, 'Noriter noriter', 'admin'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
});

it('agrees with the published test vector', () => {
  // RFC 6238, appendix B: SHA-1, 59 seconds, the last six of eight digits.
  const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(codeAt(rfc, new Date(59_000))).toBe('287082');
});
