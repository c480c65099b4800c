import { expect, test } from 'vitest';
import { undoneOf } from './test-account.ts';

test('a test account undoes what had counted of it, and no more', () => {
  const nets = new Map([
    ['flagged', 100n],
    ['in debt', -5n],
  ]);
  const counted = (memberId: string, won: bigint) =>
    undoneOf(nets, { memberId, isDeposit: won > 0n, amount: won > 0n ? won : -won });
  expect(counted('flagged', 900n)).toBe(0n);
  expect(counted('flagged', -60n)).toBe(60n);
  expect(counted('flagged', -60n)).toBe(40n);
  expect(counted('flagged', -60n)).toBe(0n);
  expect(counted('in debt', -60n)).toBe(0n);
  expect(counted('from the start', -60n)).toBe(0n);
});
