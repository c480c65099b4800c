import { expect, test } from 'vitest';
import { allowedAmount, cashMoveOf, creditIdOf, debitIdOf } from './transfer.ts';

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
const given = { transferId: 't', siteId: 's', kind: 'give', byId: 'partner', amount: 5n } as const;

test('what a partner gives a member came in, and what it takes went out', () => {
  const give = { ...given, fromId: 'partner', toId: 'member' };
  const take = { ...given, kind: 'take', fromId: 'member', toId: 'partner' } as const;
  const about = { siteId: 's', memberId: 'member', amount: 5n, at };
  expect(cashMoveOf(give, tierOf, at)).toMatchObject({ ...about, isDeposit: true });
  expect(cashMoveOf(take, tierOf, at)).toMatchObject({ ...about, isDeposit: false });
});

test.each([
  ['partners', 'partner', 'partner below'],
  ['members', 'member', 'friend'],
])('nothing comes in or goes out between %s', (_, byId, toId) => {
  expect(cashMoveOf({ ...given, byId, fromId: byId, toId }, tierOf, at)).toBe(null);
});
