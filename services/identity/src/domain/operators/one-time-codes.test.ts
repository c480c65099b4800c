import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, shownCode, typedCode } from './one-time-codes.ts';

test('what is shown is read back, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 120, maxLength: 120 }), (random) => {
      const code = codeOf(
        random.map((byte, at) => (byte + at) % 240),
        16,
      );
      expect(code).toMatch(/^[A-Z2-9]{16}$/);
      expect(typedCode(shownCode(code))).toBe(code);
      expect(typedCode(` ${shownCode(code).toLowerCase()} `)).toBe(code);
    }),
  );
});

test('too few fair bytes are refused, not filled up', () => {
  expect(() => codeOf(new Uint8Array(20).fill(255), 16)).toThrow(RangeError);
});
