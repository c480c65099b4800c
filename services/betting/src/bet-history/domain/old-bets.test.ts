import { expect, it } from 'vitest';
import { presentFrom } from './old-bets.ts';

it.each([
  ['2026-03-31T14:59:59Z', '2026-03-01T15:00:00Z'],
  ['2026-03-31T15:00:00Z', '2026-03-02T15:00:00Z'],
  ['2026-03-01T00:00:00Z', '2026-01-30T15:00:00Z'],
])('at %s the bets since %s are present: thirty days of Korea', (now, from) => {
  expect(presentFrom(new Date(now))).toEqual(new Date(from));
});
