import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cycles } from '../../vocabulary/cycles.ts';
import { addDays } from '../../vocabulary/days.ts';
import { isPeriod, periodOf, previousPeriod } from './period.ts';

test.each([
  ['day', '2026-01-15', '2026-01-15', '2026-01-15'],
  ['week', '2026-01-15', '2026-01-12', '2026-01-18'],
  ['week', '2026-01-01', '2025-12-29', '2026-01-04'],
  ['half-month', '2026-02-15', '2026-02-01', '2026-02-15'],
  ['half-month', '2026-02-16', '2026-02-16', '2026-02-28'],
  ['half-month', '2028-02-16', '2028-02-16', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('the %s of %s is %s to %s', (cycle, day, fromDay, untilDay) => {
  expect(periodOf(cycle, day)).toEqual({ fromDay, untilDay });
});

test.each([
  ['week', '2026-01-13', '2026-01-19', false],
  ['week', '2026-01-12', '2026-01-18', true],
  ['month', '2026-01-01', '2026-01-30', false],
] as const)('a %s from %s to %s: %s', (cycle, fromDay, untilDay, isOne) => {
  expect(isPeriod(cycle, { fromDay, untilDay })).toBe(isOne);
});

test('periods of a cycle follow each other without gap or overlap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cycles), fc.integer({ min: 0, max: 20_000 }), (cycle, days) => {
      const period = periodOf(cycle, addDays('2026-01-01', days));
      expect(isPeriod(cycle, period)).toBe(true);
      expect(addDays(previousPeriod(cycle, period).untilDay, 1)).toBe(period.fromDay);
    }),
  );
});
