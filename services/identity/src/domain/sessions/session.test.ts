import { expect, it } from 'vitest';
import { sessionEnd } from './session.ts';

const start = new Date('2026-03-02T00:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

it.each([
  ['a member', 'member', 0, 2],
  ['a member after a month without the last hour', 'member', 719, 720],
  ['an operator', 'operator', 0, 0.5],
  ['an operator in the last quarter of twelve hours', 'operator', 11.75, 12],
] as const)('%s who renews the session is logged out later', (_who, kind, at, end) => {
  expect(sessionEnd(kind, start, hours(at))).toEqual(hours(end));
});
