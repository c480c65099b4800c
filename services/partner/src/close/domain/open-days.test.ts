import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../vocabulary/days.ts';
import { openDays } from './open-days.ts';
import type { Days } from './period.ts';

const january = { fromDay: '2026-01-01', untilDay: '2026-01-31' };
const days = (fromDay: string, untilDay: string): Days => ({ fromDay, untilDay });

test.each([
  ['nothing was settled', [], [january]],
  ['all of it was', [january], []],
  ['more than it was', [days('2025-12-29', '2026-02-01')], []],
  [
    'other days were',
    [days('2025-12-01', '2025-12-31'), days('2026-02-01', '2026-02-28')],
    [january],
  ],
  [
    'a week in the middle was',
    [days('2026-01-08', '2026-01-14')],
    [days('2026-01-01', '2026-01-07'), days('2026-01-15', '2026-01-31')],
  ],
  ['its beginning was', [days('2025-12-29', '2026-01-04')], [days('2026-01-05', '2026-01-31')]],
  [
    'its end and a day were',
    [days('2026-01-31', '2026-01-31'), days('2026-01-02', '2026-01-02')],
    [days('2026-01-01', '2026-01-01'), days('2026-01-03', '2026-01-30')],
  ],
] as const)('what is left where %s', (_, settled, left) => {
  expect(openDays(january, settled)).toEqual(left);
});

test('each day is settled already or left, and never both', () => {
  const day = (back: number) => addDays('2026-01-01', back);
  const span = fc
    .record({ from: fc.integer({ min: -10, max: 40 }), length: fc.nat(9) })
    .map(({ from, length }) => days(day(from), day(from + length)));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), (settled) => {
      const left = openDays(january, settled);
      for (let at = 0; at < 31; at += 1) {
        const holds = (one: Days) => one.fromDay <= day(at) && day(at) <= one.untilDay;
        expect(left.filter(holds).length + (settled.some(holds) ? 1 : 0)).toBe(1);
      }
    }),
  );
});
