import { describe, expect, test } from 'vitest';
import {
  koreaDay,
  koreaDayRange,
  koreaDayStart,
  koreaMinuteOfDay,
  koreaMinuteText,
  koreaMonthsLater,
  koreaWeekStart,
  momentText,
} from './korea-time.ts';

const clock = { now: () => new Date('2026-01-31T16:00:00Z') };

test('the day in Korea begins nine hours before the day in UTC', () => {
  expect(koreaDay(new Date('2026-01-31T14:59:59Z'))).toBe('2026-01-31');
  expect(koreaDay(new Date('2026-01-31T15:00:00Z'))).toBe('2026-02-01');
  expect(koreaDayStart('2026-02-01').toISOString()).toBe('2026-01-31T15:00:00.000Z');
});

test('a moment is shown on the Korean clock', () => {
  expect(koreaMinuteText(new Date('2026-01-31T15:05:09Z'))).toBe('2026-02-01 00:05');
});

test.each([
  // Half past midnight in Korea, which is another month in UTC: there it ends three days early.
  ['2027-03-01 00:30', 6, '2027-09-01 00:30'],
  ['2026-05-01 08:59', 12, '2027-05-01 08:59'],
  ['2026-01-31 12:00', 1, '2026-02-28 12:00'],
  ['2028-01-31 23:59', 1, '2028-02-29 23:59'],
  ['2026-08-31 00:00', 6, '2027-02-28 00:00'],
  ['2028-02-29 04:00', 12, '2029-02-28 04:00'],
  ['2026-12-31 03:00', 60, '2031-12-31 03:00'],
])('%s and %i months is %s', (at, months, until) => {
  const korean = new Date(`${at.replace(' ', 'T')}:00+09:00`);
  expect(koreaMinuteText(koreaMonthsLater(korean, months))).toBe(until);
});

test.each([
  ['2026-01-31T15:00:00Z', true],
  ['2026-01-31T15:00:00+09:00', true],
  ['0000-01-01T00:00:00Z', false],
  ['1999-12-31T23:59:59Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['tomorrow', false],
])('a moment that is asked for is of this century: %s', (text, isOne) => {
  expect(momentText.safeParse(text).success).toBe(isOne);
});

describe('the range of a list', () => {
  const range = (start?: string, end?: string) => {
    const { from, until } = koreaDayRange(start, end, clock);
    return [from.toISOString(), until.toISOString()];
  };

  test('is today in Korea without days', () => {
    expect(range()).toEqual(['2026-01-31T15:00:00.000Z', '2026-02-01T15:00:00.000Z']);
  });

  test('holds its last day as a whole', () => {
    expect(range('2026-01-01', '2026-01-02')).toEqual([
      '2025-12-31T15:00:00.000Z',
      '2026-01-02T15:00:00.000Z',
    ]);
  });

  test('goes until today with a first day alone, and is one day with a last day alone', () => {
    expect(range('2026-01-30')).toEqual(['2026-01-29T15:00:00.000Z', '2026-02-01T15:00:00.000Z']);
    expect(range(undefined, '2026-01-30')).toEqual([
      '2026-01-29T15:00:00.000Z',
      '2026-01-30T15:00:00.000Z',
    ]);
  });

  test('is its first day when the last one lies before it', () => {
    expect(range('2026-01-05', '2026-01-01')).toEqual([
      '2026-01-04T15:00:00.000Z',
      '2026-01-05T15:00:00.000Z',
    ]);
  });
});

test.each([
  ['2026-01-01T14:59:00Z', 23 * 60 + 59],
  ['2026-01-01T15:00:00Z', 0],
  ['2026-01-01T14:30:30Z', 23 * 60 + 30],
])('%s is minute %d of the day in Korea', (at, minute) => {
  expect(koreaMinuteOfDay(new Date(at))).toBe(minute);
});

test.each([
  ['2026-01-12', '2026-01-12'],
  ['2026-01-18', '2026-01-12'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(koreaWeekStart(day)).toBe(monday);
});
