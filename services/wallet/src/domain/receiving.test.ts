import { expect, test } from 'vitest';
import {
  broughtBy,
  depositsUsed,
  type Incoming,
  mayReceive,
  noIncoming,
  receiverOf,
  withTransfer,
} from './receiving.ts';

const NOW = new Date('2026-01-15T03:00:00Z');
const none = { day: null, week: null, month: null };
const all = (won: bigint) => ({ day: won, week: won, month: won });
const free = { excluded: false, timeOutUntil: null, deposit: none };

const receiver = (gate: Partial<typeof free> | object, incoming: Incoming = noIncoming) =>
  receiverOf({ gate: { ...free, ...gate }, isBanned: false }, incoming, NOW);

test('what may not be deposited is not given either', () => {
  expect(mayReceive(receiver({}), 10n)).toBe(true);
  expect(mayReceive(undefined, 10n)).toBe(true);
  expect(mayReceive(receiver({ excluded: true }), 1n)).toBe(false);
  expect(mayReceive(receiver({ timeOutUntil: new Date('2026-01-15T03:00:01Z') }), 1n)).toBe(false);
  expect(mayReceive(receiver({ timeOutUntil: NOW }), 1n)).toBe(true);
  const banned = receiverOf({ gate: free, isBanned: true }, noIncoming, NOW);
  expect(mayReceive(banned, 1n)).toBe(false);
});

test('deposits and transfers count together, of the latter what was not taken again', () => {
  const incoming = (requested: bigint, transferred: bigint): Incoming => ({
    requested: all(requested),
    transferred: all(transferred),
  });
  expect(depositsUsed(incoming(30n, 20n))).toEqual(all(50n));
  const limited = { deposit: { ...none, week: 100n } };
  expect(mayReceive(receiver(limited, incoming(30n, 20n)), 50n)).toBe(true);
  expect(mayReceive(receiver(limited, incoming(30n, 20n)), 51n)).toBe(false);
  const after = withTransfer(receiver(limited, incoming(30n, 20n)), 50n);
  expect(mayReceive(after, 1n)).toBe(false);
  expect(mayReceive(withTransfer(after, -40n), 40n)).toBe(true);
  // What was won makes no room by being taken.
  const emptied = withTransfer(after, -1_000n);
  expect(mayReceive(emptied, 70n)).toBe(true);
  expect(mayReceive(emptied, 71n)).toBe(false);
});

test('of what transfers bring, what is taken later is taken off, and no more', () => {
  expect(broughtBy([])).toBe(0n);
  expect(broughtBy([30n, -10n, 5n])).toBe(25n);
  expect(broughtBy([-1_000n, 30n, 30n])).toBe(60n);
  expect(broughtBy([30n, -1_000n, 30n])).toBe(30n);
});
