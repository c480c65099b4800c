import { beforeEach, describe, expect, test } from 'vitest';
import { createLateMembers } from './late-members.ts';

const minute = (at: number) => new Date(Date.UTC(2026, 0, 15, 3) + at * 60_000);

let givenUp: string[];
let late: ReturnType<typeof createLateMembers>;
beforeEach(() => {
  givenUp = [];
  late = createLateMembers((missingId) => givenUp.push(missingId));
});

describe('what happened to somebody who is not known', () => {
  test('waits for ten minutes, and after that for one at most', () => {
    for (const now of [0, 5, 9.9, 10, 10.9]) {
      expect(late.waits('one', minute(0), minute(now))).toBe(true);
    }
    expect(late.waits('one', minute(0), minute(11))).toBe(false);
    expect(givenUp).toEqual(['one']);
  });

  test('waits no more for who was given up, however new it is, and is reported once', () => {
    late.waits('one', minute(0), minute(30));
    expect(late.waits('one', minute(0), minute(31))).toBe(false);
    expect(late.waits('one', minute(31), minute(31))).toBe(false);
    expect(givenUp).toEqual(['one']);
    expect(late.waits('other', minute(31), minute(31))).toBe(true);
  });

  test('waits together when it is old: a minute in ten, whoever it was', () => {
    expect(late.waits('one', minute(0), minute(600))).toBe(true);
    expect(late.waits('one', minute(0), minute(601))).toBe(false);
    expect(late.waits('two', minute(1), minute(601))).toBe(false);
    expect(late.waits('three', minute(2), minute(609))).toBe(false);
    expect(givenUp).toEqual(['one', 'two', 'three']);
    // A standstill of its own, later on.
    expect(late.waits('four', minute(3), minute(610))).toBe(true);
  });

  test('waits no longer for a moment that is far ahead', () => {
    expect(late.waits('one', minute(5), minute(0))).toBe(true);
    expect(late.waits('two', minute(1_000_000), minute(0))).toBe(true);
    expect(late.waits('two', minute(1_000_000), minute(1))).toBe(false);
  });

  test('does not wait for ever when the clock is set back', () => {
    late.waits('one', minute(0), minute(600));
    expect(late.waits('one', minute(0), minute(300))).toBe(true);
    expect(late.waits('one', minute(0), minute(301))).toBe(false);
  });
});
