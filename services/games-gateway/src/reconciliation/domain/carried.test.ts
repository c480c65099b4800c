import { expect, test } from 'vitest';
import { isCarried } from './carried.ts';

const since = new Map([['m1', new Date('2026-11-24T12:00:00Z')]]);

test.each([
  ['m1', '2026-11-24T12:00:00Z', true],
  ['m1', '2026-11-24T11:56:00Z', true],
  ['m1', '2026-11-24T11:54:00Z', false],
  ['m2', '2026-11-24T13:00:00Z', false],
  [null, '2026-11-24T13:00:00Z', false],
])('%s at %s: %s', (memberId, at, expected) => {
  expect(isCarried(since, { memberId, at: new Date(at) })).toBe(expected);
});
