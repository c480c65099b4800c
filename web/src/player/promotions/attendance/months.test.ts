import { expect, it } from 'vitest';
import { monthBeside, placesBefore } from './months.ts';

it.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(monthBeside(month, months)).toBe(expected);
});

it.each([
  ['2026-01', 3],
  ['2026-06', 0],
  ['2026-11', 6],
])('%s begins after %i places', (month, expected) => {
  expect(placesBefore(month)).toBe(expected);
});
