import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatWon, signedWonText, wonText } from './money.ts';

describe('an amount on the wire', () => {
  test('is a decimal string that becomes a bigint', () => {
    expect(wonText.parse('10000')).toBe(10_000n);
    expect(wonText.encode(10_000n)).toBe('10000');
  });

  test.each(['', '-1', '1.5', '1e3', ' 1', '1,000', '0x10', '1234567890123456'])(
    'refuses %j',
    (text) => {
      expect(wonText.safeParse(text).success).toBe(false);
    },
  );

  test('refuses a JSON number, which may have lost digits', () => {
    expect(wonText.safeParse(1000).success).toBe(false);
  });

  test('survives the way there and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (won) => {
        expect(signedWonText.parse(signedWonText.encode(won))).toBe(won);
      }),
    );
  });
});

test.each([
  [0n, '0'],
  [999n, '999'],
  [1_000n, '1,000'],
  [1_234_567n, '1,234,567'],
  [-1_234_567n, '-1,234,567'],
])('%s is read as %s', (won, text) => {
  expect(formatWon(won)).toBe(text);
});
