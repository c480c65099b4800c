import { expect, it } from 'vitest';
import { type CancelCase, cancelRefusal } from './user-cancel.ts';

const placedAt = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(placedAt.getTime() + count * 60_000);
const rule = { minutesMax: 10, perDayMax: 3 };
const untouched: CancelCase = {
  isUntouched: true,
  placedAt,
  at: minutes(10),
  hasStarted: false,
  cancelledToday: 2,
};

it.each<[string, Partial<CancelCase>, ReturnType<typeof cancelRefusal>]>([
  ['is taken back up to its last minute', {}, null],
  ['is not taken back after it', { at: new Date(minutes(10).getTime() + 1) }, 'B1063'],
  ['is one too many of the day', { cancelledToday: 3 }, 'B1064'],
  ['stands once a leg has begun', { hasStarted: true }, 'B1065'],
  ['stands once it was settled or sold in part', { isUntouched: false }, 'B1066'],
])('a bet %s', (_case, changes, refusal) => {
  expect(cancelRefusal({ ...untouched, ...changes }, rule)).toBe(refusal);
});

it('is never taken back where the rule has no minutes', () => {
  const none = { ...rule, minutesMax: 0 };
  expect(cancelRefusal({ ...untouched, at: minutes(1) }, none)).toBe('B1063');
});
