import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerOf, nextTryAt } from './push-try.ts';

const createdAt = new Date('2026-01-15T03:00:00Z');
const hourMs = 3_600_000;

it.each([
  [201, 'taken'],
  [204, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [503, 'later'],
] as const)('reads %i as %s', (status, answer) => {
  expect(answerOf(status)).toBe(answer);
});

it('waits longer each time, and an hour at most', () => {
  const pauses = [1, 2, 3, 20].map((tries) => {
    const next = nextTryAt({ createdAt, tries }, createdAt);
    return next === null ? null : next.getTime() - createdAt.getTime();
  });
  expect(pauses).toEqual([30_000, 60_000, 120_000, hourMs]);
});

it('is given up within a day, whatever happens', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(30 * hourMs), (tries, age) => {
      const now = new Date(createdAt.getTime() + age);
      const next = nextTryAt({ createdAt, tries }, now);
      if (next === null) return age > 22 * hourMs;
      return next > now && next.getTime() - createdAt.getTime() <= 24 * hourMs;
    }),
  );
});
