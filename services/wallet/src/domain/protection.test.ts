import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periods } from './calendar.ts';
import { closedBy, closedUntil, depositBreach, openGate, remainingOf } from './protection.ts';

const now = new Date('2026-01-15T03:00:00Z');
const later = new Date(now.getTime() + 1);

test('a time-out keeps out until its end, an exclusion until it is lifted', () => {
  expect(closedBy(openGate, now)).toBeNull();
  const timeOut = { ...openGate, timeOutUntil: later };
  expect(closedBy(timeOut, now)).toEqual({ state: 'timeOut', until: later });
  expect(closedBy(timeOut, later)).toBeNull();
  expect(closedUntil(timeOut)).toEqual(later);
  const excluded = { ...timeOut, excluded: true };
  expect(closedBy(excluded, later)).toEqual({ state: 'excluded' });
  expect(closedUntil(excluded)?.getUTCFullYear()).toBe(9999);
});

const limits = { day: 50n, week: 100n, month: 100n };

test.each([
  [50n, { day: 0n, week: 0n, month: 0n }, null],
  [51n, { day: 0n, week: 0n, month: 0n }, { period: 'day', limit: 50n, remaining: 50n }],
  [1n, { day: 0n, week: 100n, month: 100n }, { period: 'month', limit: 100n, remaining: 0n }],
  [20n, { day: 40n, week: 90n, month: 90n }, { period: 'month', limit: 100n, remaining: 10n }],
  [20n, { day: 45n, week: 90n, month: 60n }, { period: 'day', limit: 50n, remaining: 5n }],
  [1n, { day: 70n, week: 70n, month: 70n }, { period: 'day', limit: 50n, remaining: 0n }],
] as const)('%d more after %o breaks %o', (amount, used, broken) => {
  expect(depositBreach(amount, used, limits)).toEqual(broken);
});

test('what is not refused stays within every limit, and what is left is never refused', () => {
  const won = fc.bigInt({ min: 0n, max: 30n });
  const each = fc.record({ day: won, week: won, month: won });
  fc.assert(
    fc.property(won, each, each, (amount, used, some) => {
      const broken = depositBreach(amount, used, some);
      const within = periods.every((period) => used[period] + amount <= some[period]);
      expect(broken === null).toBe(within);
      const left = periods.map((period) => remainingOf(some[period], used[period]));
      if (broken !== null)
        expect(left.every((one) => one >= broken.remaining || one === 0n)).toBe(true);
    }),
  );
});
