import { expect, test } from 'vitest';
import { type MissionRules, reached, windowOf } from './mission.ts';

const rules: MissionRules = {
  trigger: 'mission',
  window: 'day',
  counts: 'bets',
  goal: 5n,
  products: [],
  oddsMinimum: 1_000,
  stakeMin: 0n,
  reward: { kind: 'points', amount: 1_000n },
};

// A Wednesday, noon in Korea.
const now = new Date('2026-01-14T03:00:00Z');

test.each([
  ['day', '2026-01-01T00:00:00Z', '2026-01-14', '2026-01-13T15:00:00.000Z'],
  ['day', '2026-01-14T01:00:00Z', '2026-01-14', '2026-01-14T01:00:00.000Z'],
  ['week', '2026-01-01T00:00:00Z', '2026-01-12', '2026-01-11T15:00:00.000Z'],
  ['all', '2026-01-01T00:00:00Z', 'all', '2026-01-01T00:00:00.000Z'],
] as const)('a window of %s since %s is %s from %s', (window, startsAt, name, since) => {
  const found = windowOf({ ...rules, window }, startsAt, now);
  expect([found.name, found.since.toISOString()]).toEqual([name, since]);
});

test.each([
  ['bets', 3n, 3n],
  ['bets', 9n, 5n],
  ['stake', 3n, 5n],
] as const)('counting %s, %d bets are %d of the goal', (counts, bets, done) => {
  expect(reached({ ...rules, counts }, { bets, stake: 10_000n })).toBe(done);
});
