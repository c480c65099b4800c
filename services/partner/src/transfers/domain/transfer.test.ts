import { expect, test } from 'vitest';
import { allowedAmount, creditIdOf, debitIdOf } from './transfer.ts';

const limit = { amountMin: 1_000n, amountMax: 50_000n, dayMax: 100_000n };

test.each([
  ['1000', 0n, 1_000n],
  ['50000', 50_000n, 50_000n],
  ['50000', 50_001n, null],
  ['50001', 0n, null],
  ['999', 0n, null],
  ['0', 0n, null],
  ['-1000', 0n, null],
  ['1,000', 0n, null],
  ['', 0n, null],
])('%j won after %s of the day is %s', (text, moved, amount) => {
  expect(allowedAmount(text, limit, moved)).toBe(amount);
});

test('both commands of a transfer follow from it, and differ', () => {
  expect(debitIdOf('a')).toBe(debitIdOf('a'));
  expect(debitIdOf('a')).not.toBe(creditIdOf('a'));
});
