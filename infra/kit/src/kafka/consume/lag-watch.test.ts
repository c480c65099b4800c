import { describe, expect, it } from 'vitest';
import { createStallClock } from './lag-watch.ts';

describe('the stall clock', () => {
  const ours = new Set([0]);
  const reading = (lag: number, committed: string) => [{ partition: 0, lag, committed }];

  function setUp() {
    let now = 0;
    const clock = createStallClock(() => now);
    return {
      clock,
      later: (ms: number) => {
        now += ms;
      },
    };
  }

  it('counts while events wait and none is finished', () => {
    const { clock, later } = setUp();
    expect(clock(reading(5, '10'), ours)).toBe(0);
    later(7_000);
    expect(clock(reading(9, '10'), ours)).toBe(7_000);
    later(7_000);
    expect(clock(reading(9, '10'), ours)).toBe(14_000);
  });

  it('starts anew when one was finished', () => {
    const { clock, later } = setUp();
    clock(reading(5, '10'), ours);
    later(9_000);
    expect(clock(reading(5, '11'), ours)).toBe(0);
  });

  it('does not count an idle partition, nor one that is not ours', () => {
    const { clock, later } = setUp();
    clock(reading(0, '10'), ours);
    later(60_000);
    expect(clock(reading(0, '10'), ours)).toBe(0);
    clock(reading(3, '10'), new Set());
    later(60_000);
    expect(clock(reading(3, '10'), new Set())).toBe(0);
  });
});
