import { expect, test } from 'vitest';
import { untilNext } from './jobs.ts';

const DAY_MS = 86_400_000;

test.each([
  { everyMs: 500, from: 500, to: 550 },
  { everyMs: 60_000, from: 60_000, to: 66_000 },
  { everyMs: DAY_MS, from: DAY_MS, to: DAY_MS + 60_000 },
])('a run comes up to a tenth later, a minute at most: $everyMs ms', ({ everyMs, from, to }) => {
  expect([untilNext(everyMs, 0), untilNext(everyMs, 1)]).toEqual([from, to]);
});
