import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentRun, dateOf, daysIn, longestRun, mayMakeUp, newlyReached } from './sheet.ts';

const streaks = [{ days: 3 }, { days: 7 }, { days: 14 }];

describe('a run', () => {
  it.each([
    [[], 0],
    [[5], 1],
    [[1, 2, 3], 3],
    [[3, 1, 2, 9, 10], 3],
    [[1, 3, 5], 1],
  ])('of %j is %i days long', (days, expected) => {
    expect(longestRun(days)).toBe(expected);
  });

  it.each([
    [[], 15, 0],
    [[14, 15], 15, 2],
    [[13, 14], 15, 2],
    [[13], 15, 0],
    [[1], 1, 1],
  ])('of %j leads up to the %i. with %i days', (days, today, expected) => {
    expect(currentRun(days, today)).toBe(expected);
  });
});

describe('a streak', () => {
  it('is rewarded once in a month, whatever the order of its days', () => {
    const orders = fc.shuffledSubarray(Array.from({ length: 31 }, (_, day) => day + 1));
    fc.assert(
      fc.property(orders, (days) => {
        const rewarded = days.flatMap((_, index) =>
          newlyReached(streaks, days.slice(0, index), days.slice(0, index + 1)),
        );
        const due = streaks.filter((streak) => streak.days <= longestRun(days));
        expect(rewarded.map((one) => one.days).toSorted((a, b) => a - b)).toEqual(
          due.map((one) => one.days),
        );
      }),
    );
  });

  it('may be closed by a made-up day', () => {
    expect(newlyReached(streaks, [1, 2, 3, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7])).toEqual([{ days: 7 }]);
  });
});

describe('a missed day', () => {
  it.each([
    ['2026-01-14', true],
    ['2026-01-15', false],
    ['2026-01-16', false],
    ['2025-12-31', false],
    ['2026-01-02', false],
  ])('%s may be made up: %s', (day, expected) => {
    expect(mayMakeUp(day, '2026-01-15', '2026-01-03')).toBe(expected);
  });
});

it('a month has its days', () => {
  expect([daysIn('2026-02'), daysIn('2028-02'), daysIn('2026-12')]).toEqual([28, 29, 31]);
  expect(dateOf('2026-01', 5)).toBe('2026-01-05');
});
