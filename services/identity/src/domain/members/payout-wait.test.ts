import { expect, it } from 'vitest';
import { withdrawalsFrom } from './payout-wait.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['nothing was ever changed', null, 24, null],
  ['it was changed just now', now, 24, '2026-03-03T12:00:00.000Z'],
  ['some of the time is over', hoursAgo(23), 24, '2026-03-02T13:00:00.000Z'],
  ['all of the time is over', hoursAgo(24), 24, null],
  ['the site has no waiting time', now, 0, null],
])('withdrawals wait when %s', (_when, changedAt, waitHours, from) => {
  expect(withdrawalsFrom(changedAt, { waitHours, now })?.toISOString() ?? null).toBe(from);
});
