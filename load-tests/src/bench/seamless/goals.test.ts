import { expect, test } from 'vitest';
import { judge } from './goals.ts';

const reached = { ratio: 0.4, p99Ms: 50, stormTimes: 2, sent: 1, broken: 0 };

test('a run that reaches every goal says so', () => {
  expect(judge(reached)).toEqual({
    line:
      'bench-seamless ratio=0.40 goal=0.4 p99_ms=50 p99_ms_max=50 storm_times=2.00 ' +
      'storm_times_max=2 broken=0 missed=none',
    isReached: true,
  });
});

test.each([
  [{ ratio: 0.39 }, 'missed=ratio'],
  [{ p99Ms: 51 }, 'missed=p99_ms'],
  [{ stormTimes: 2.1 }, 'missed=storm_times'],
  [{ ratio: 0.03, p99Ms: 2_000, stormTimes: 3 }, 'missed=ratio,p99_ms,storm_times'],
  [{ sent: 0.98 }, 'missed=sent'],
  [{ broken: 1 }, 'broken=1 missed=none'],
])('%o does not pass: %s', (change, words) => {
  const { line, isReached } = judge({ ...reached, ...change });
  expect(line).toContain(words);
  expect(isReached).toBe(false);
});
