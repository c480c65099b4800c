import { describe, expect, test } from 'vitest';
import { openPace } from './pace.ts';

const never = new AbortController().signal;

describe('a run', () => {
  test('goes on while it may work', () => {
    const pace = openPace(never, Number.POSITIVE_INFINITY);
    expect([pace.isOver(), pace.isOver(0.5)]).toEqual([false, false]);
  });

  test('is over once it has worked as long as it may', async () => {
    const pace = openPace(never, Number.MIN_VALUE);
    await pace.rest();
    expect([pace.isOver(), pace.isOver(0.5)]).toEqual([true, true]);
  });

  test('is over at once where it is ended', async () => {
    const ending = new AbortController();
    const pace = openPace(ending.signal, Number.POSITIVE_INFINITY);
    ending.abort();
    await pace.rest();
    expect(pace.isOver()).toBe(true);
  });
});
