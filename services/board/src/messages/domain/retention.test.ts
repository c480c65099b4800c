import { expect, test } from 'vitest';
import { isAhead, keptSince } from './retention.ts';

const now = new Date('2026-01-15T03:00:00Z');

test('messages are kept for ninety days', () => {
  expect(keptSince(now)).toEqual(new Date('2025-10-17T03:00:00Z'));
});

test.each([
  ['2026-01-15T03:00:00Z', false],
  ['2026-01-15T03:00:01Z', true],
  ['2026-04-15T03:00:00Z', true],
  ['2026-04-15T03:00:01Z', false],
])('a message for %s may be scheduled: %s', (at, expected) => {
  expect(isAhead(new Date(at), now)).toBe(expected);
});
