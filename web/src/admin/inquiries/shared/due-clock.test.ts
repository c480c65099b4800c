import { expect, test } from 'vitest';
import { clockOf } from './due-clock.tsx';

const waitingSince = '2026-11-24T03:00:00.000Z';
const dueAt = '2026-11-24T04:00:00.000Z';
const after = (minutes: number) => Date.parse(waitingSince) + minutes * 60_000;

test.each([
  [0, 'fresh', 60],
  [41, 'fresh', 19],
  [42, 'urgent', 18],
  [59.5, 'urgent', 1],
  [60, 'late', 0],
  [75, 'late', 15],
] as const)('after %s of 60 minutes an inquiry is %s', (minutes, tone, left) => {
  const row = { state: 'waiting', waitingSince, dueAt } as const;
  expect(clockOf(row, after(minutes))).toEqual({ tone, minutes: left });
});

test('an answered one has no clock', () => {
  const row = { state: 'answered', waitingSince, dueAt } as const;
  expect(clockOf(row, after(90)).tone).toBe('over');
});
