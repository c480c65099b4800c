import { koreaMinuteOfDay } from '@noriter/kit/korea-time';
import { expect, test } from 'vitest';
import { clockText, isBankClosed } from './bank-hours.ts';

const nightly = { closedFrom: 23 * 60 + 30, closedUntil: 30 };

test.each([
  ['2026-01-15T14:29:59Z', false],
  ['2026-01-15T14:30:00Z', true],
  ['2026-01-15T14:59:59Z', true],
  ['2026-01-15T15:00:00Z', true],
  ['2026-01-15T15:29:59Z', true],
  ['2026-01-15T15:30:00Z', false],
  ['2026-01-15T03:00:00Z', false],
])('23:30 to 00:30 in Korea: at %s closed is %s', (at, closed) => {
  expect(isBankClosed(koreaMinuteOfDay(new Date(at)), nightly)).toBe(closed);
});

test('hours within one day, and hours that never come', () => {
  const noon = { closedFrom: 720, closedUntil: 780 };
  expect([719, 720, 779, 780].map((minute) => isBankClosed(minute, noon))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isBankClosed(720, { closedFrom: 720, closedUntil: 720 })).toBe(false);
});

test('minutes read as a clock', () => {
  expect([0, 30, 1410].map(clockText)).toEqual(['00:00', '00:30', '23:30']);
});
