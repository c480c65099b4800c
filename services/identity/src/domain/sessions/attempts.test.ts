import { describe, expect, it } from 'vitest';

import { type Attempts, afterFailure, isLocked, minutesLocked, noAttempts } from './attempts.ts';

const policy = { maxFailures: 5, windowMs: 30 * 60_000, lockMs: 30 * 60_000 };
const start = new Date('2026-01-15T03:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function fail(times: number, at = start, from: Attempts = noAttempts): Attempts {
  let attempts = from;
  for (let time = 0; time < times; time += 1) attempts = afterFailure(attempts, at, policy);
  return attempts;
}

describe('wrong guesses', () => {
  it.each([
    [4, false],
    [5, true],
  ])('%i of them lock: %s', (times, locked) => {
    expect(isLocked(fail(times), start)).toBe(locked);
  });

  it('unlock by themselves when the time is over', () => {
    const locked = fail(5);
    expect(isLocked(locked, later(29))).toBe(true);
    expect(isLocked(locked, later(30))).toBe(false);
    expect(afterFailure(locked, later(31), policy)).toMatchObject({
      failures: 1,
      lockedUntil: null,
    });
  });

  it('are forgotten when the first one is too long ago', () => {
    const four = fail(4);
    expect(afterFailure(four, later(29), policy).lockedUntil).not.toBeNull();
    expect(afterFailure(four, later(30), policy)).toMatchObject({ failures: 1, lockedUntil: null });
  });

  it('add up over weeks where a secret is short, and are kept for weeks nowhere else', () => {
    expect(fail(3)).toMatchObject({ longFailures: 0, longSince: null });
    const short = { ...policy, longFailuresMax: 3 };
    const day = 24 * 60;
    const two = afterFailure(afterFailure(noAttempts, start, short), later(day), short);
    expect(two).toMatchObject({ longFailures: 2, longSince: start });
    expect(isLocked(two, later(day))).toBe(false);
    expect(isLocked(afterFailure(two, later(2 * day), short), later(27 * day))).toBe(true);
  });

  it.each([
    [0, 30],
    [29.5, 1],
    [29.999, 1],
  ])('%d minutes into a lock, %i are left', (minutes, left) => {
    expect(minutesLocked(fail(5), later(minutes))).toBe(left);
  });
});
