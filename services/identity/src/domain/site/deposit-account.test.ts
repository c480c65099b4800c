import { expect, it } from 'vitest';

import { accountFor, type Showable } from './deposit-account.ts';

const noon = new Date('2026-01-15T03:00:00Z');
const account = (accountId: string, changes: Partial<Showable> = {}): Showable => ({
  accountId,
  levelFrom: 1,
  levelTo: 9,
  shownMinutes: 30,
  enabled: true,
  ...changes,
});
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it('shows nobody a disabled account, nor one of another level', () => {
  const accounts = [
    account('off', { enabled: false }),
    account('low', { levelTo: 3 }),
    account('high', { levelFrom: 4 }),
  ];
  expect(accountFor(accounts, { memberId: 'm', level: 2 }, noon)?.accountId).toBe('low');
  expect(accountFor(accounts, { memberId: 'm', level: 4 }, noon)?.accountId).toBe('high');
  expect(accountFor(accounts.slice(0, 2), { memberId: 'm', level: 4 }, noon)).toBeNull();
});

it('shows a member the same account while it is good', () => {
  const accounts = [account('a'), account('b'), account('c')];
  const member = { memberId: 'member', level: 1 };
  const first = accountFor(accounts, member, noon);
  expect(accountFor(accounts.toReversed(), member, later(29))).toEqual(first);
});

it('gives every account its turn, over members and over time', () => {
  const accounts = [account('a'), account('b'), account('c')];
  const members = Array.from({ length: 60 }, (_, at) => ({ memberId: `m${at}`, level: 1 }));
  const shown = new Set(members.map((one) => accountFor(accounts, one, noon)?.accountId));
  expect(shown.size).toBe(3);
  const times = Array.from({ length: 60 }, (_, at) => later(at * 30));
  const member = { memberId: 'member', level: 1 };
  expect(new Set(times.map((at) => accountFor(accounts, member, at)?.accountId)).size).toBe(3);
});
