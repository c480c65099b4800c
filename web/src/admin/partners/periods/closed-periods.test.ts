import fc from 'fast-check';
import { expect, test } from 'vitest';
import { koreaDayBefore } from '../../../shared/format/time.ts';
import { type Cycle, closedPeriods } from './closed-periods.ts';

test.each<[Cycle, string, string, string]>([
  ['day', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-11-24', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['half-month', '2026-11-24', '2026-11-01', '2026-11-15'],
  ['half-month', '2026-11-15', '2026-10-16', '2026-10-31'],
  ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
])('the last %s that is over on %s', (cycle, today, fromDay, untilDay) => {
  expect(closedPeriods(cycle, today, 1)).toEqual([{ fromDay, untilDay }]);
});

test('periods follow each other without a gap and are over', () => {
  const days = fc.integer({ min: 0, max: 4_000 }).map((back) => koreaDayBefore('2030-01-01', back));
  const cycles = fc.constantFrom<Cycle>('day', 'week', 'half-month', 'month');
  fc.assert(
    fc.property(cycles, days, (cycle, today) => {
      const found = closedPeriods(cycle, today, 5);
      expect((found[0]?.untilDay ?? '') < today).toBe(true);
      for (const [at, { fromDay, untilDay }] of found.entries()) {
        expect(fromDay <= untilDay).toBe(true);
        const older = found[at + 1];
        if (older !== undefined) expect(older.untilDay).toBe(koreaDayBefore(fromDay, 1));
      }
    }),
  );
});
