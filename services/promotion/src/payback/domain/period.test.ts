import { describe, expect, test } from 'vitest';
import { definitionShape } from '../../promotions/domain/definition.ts';
import { endOf, isWithin, lastPeriods, paybackOf, percentOf, startOf } from './period.ts';

const rules = {
  trigger: 'payback' as const,
  period: 'day' as const,
  percent: 5,
  products: [],
  lossMin: 10_000n,
  amountMax: 50_000n,
  reward: 'points' as const,
  turnover: null,
};

describe('the period that is over', () => {
  // The 14th is a Wednesday; Korea is nine hours ahead.
  test.each([
    ['day', '2026-01-14T15:09:59Z', '2026-01-13', '2026-01-13'],
    ['day', '2026-01-14T15:10:00Z', '2026-01-14', '2026-01-14'],
    ['week', '2026-01-14T03:00:00Z', '2026-01-05', '2026-01-11'],
    ['week', '2026-01-18T15:09:59Z', '2026-01-05', '2026-01-11'],
    ['week', '2026-01-18T15:10:00Z', '2026-01-12', '2026-01-18'],
  ] as const)('a %s at %s is %s to %s', (kind, now, firstDay, lastDay) => {
    expect(lastPeriods(kind, new Date(now)).at(-1)).toEqual({ firstDay, lastDay });
  });

  test('those before it follow each other without a gap, a week back and a fortnight', () => {
    const now = new Date('2026-01-14T03:00:00Z');
    const days = lastPeriods('day', now).map(({ firstDay }) => firstDay.slice(8));
    expect(days).toEqual(['07', '08', '09', '10', '11', '12', '13']);
    expect(lastPeriods('week', now)).toEqual([
      { firstDay: '2025-12-29', lastDay: '2026-01-04' },
      { firstDay: '2026-01-05', lastDay: '2026-01-11' },
    ]);
  });

  test.each([
    ['2026-01-13T15:00:00Z', null, true],
    ['2026-01-13T15:00:01Z', null, false],
    ['2026-01-01T00:00:00Z', '2026-01-14T15:00:00Z', true],
    ['2026-01-01T00:00:00Z', '2026-01-14T14:59:59Z', false],
  ])('a promotion from %s until %s has the 14th: %s', (startsAt, endsAt, isIn) => {
    const texts = { ko: 'a', en: 'a', vi: 'a' };
    const document = {
      title: texts,
      note: texts,
      segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null },
      startsAt,
      endsAt,
      budget: '1',
      caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null },
      rules: { ...rules, lossMin: '10000', amountMax: '50000' },
    };
    const day = { firstDay: '2026-01-14', lastDay: '2026-01-14' };
    const definition = definitionShape.parse(document);
    expect(isWithin(definition, day)).toBe(isIn);
    expect(startOf(day).toISOString()).toBe('2026-01-13T15:00:00.000Z');
    expect(endOf(day).toISOString()).toBe('2026-01-14T15:00:00.000Z');
  });
});

test.each([
  [-5_000n, 0n],
  [0n, 0n],
  [9_999n, 0n],
  [10_000n, 500n],
  [10_019n, 500n],
  [99_999_999n, 50_000n],
])('of %d lost comes back %d', (lost, amount) => {
  expect(paybackOf(rules, lost)).toBe(amount);
});

test.each([
  [0, 5],
  [1, 5],
  [2, 8],
  [4, 8],
  [5, 10],
])('rank %d has %d percent', (rank, percent) => {
  const byRank = [
    { rank: 1, percent: 3 },
    { rank: 2, percent: 8 },
    { rank: 5, percent: 10 },
  ];
  expect(percentOf({ ...rules, byRank }, rank)).toBe(percent);
  expect(percentOf(rules, rank)).toBe(5);
});
