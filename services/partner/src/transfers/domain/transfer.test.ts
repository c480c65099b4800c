import { expect, test } from 'vitest';
import { allowedAmount, cashMovesOf, creditIdOf, debitIdOf } from './transfer.ts';

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

const at = new Date('2026-01-15T03:00:00Z');
const tierOf = (memberId: string) => (memberId.startsWith('partner') ? 5 : 0);
const about = { transferId: 't', siteId: 's', amount: 5n };
const sidesOf = (fromId: string, toId: string) =>
  cashMovesOf({ ...about, fromId, toId }, tierOf, at);

test('what members are given came in, and what is taken of them went out', () => {
  const given = { ...about, memberId: 'member', at, isDeposit: true };
  const taken = { ...given, isDeposit: false };
  expect(sidesOf('partner', 'member')).toMatchObject([given]);
  expect(sidesOf('member', 'partner')).toMatchObject([taken]);
  expect(sidesOf('member', 'friend')).toMatchObject([taken, { ...given, memberId: 'friend' }]);
  expect(sidesOf('partner', 'partner below')).toEqual([]);
});

test('each side of a gift is noted once', () => {
  const ids = [...sidesOf('member', 'friend'), ...sidesOf('member', 'friend')];
  expect(new Set(ids.map(({ requestId }) => requestId)).size).toBe(2);
});
