import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryBounds, waitingBytesOfOne } from './memory-bounds.ts';

const MIB = 1024 ** 2;
const machine = 64 * 1024 * MIB;

describe('the bounds of a process', () => {
  it.each([
    ['half a gibibyte', 512 * MIB, 5_895, 50_530_636],
    ['a gibibyte', 1024 * MIB, 15_290, 131_061_273],
    ['no container', 0, 1_199_090, 10_277_921_510],
    ['a limit beyond the machine', 2 ** 63, 1_199_090, 10_277_921_510],
    ['one socket beside itself', 200_060_000, 1, 9_000],
    ['what it needs itself', 200_000_000, 0, 0],
    ['less than it needs itself', 128 * MIB, 0, 0],
  ])('follow its memory: %s', (_what, constrained, connections, waitingBytes) => {
    expect(memoryBounds({ constrained, total: machine })).toEqual({ connections, waitingBytes });
  });

  it('leave to the process what it needs itself, whatever it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: machine }), (constrained) => {
        const { connections, waitingBytes } = memoryBounds({ constrained, total: machine });
        const left = Math.max(0, constrained - 200_000_000);
        expect(connections).toBeGreaterThanOrEqual(0);
        expect(connections * 40_000 + waitingBytes).toBeLessThanOrEqual(left * 0.85);
      }),
    );
  });
});

describe('what may wait for one reader', () => {
  const bounds = { ofOne: 1_000, together: 3_000 };

  it.each([
    ['nobody', [], 1_000],
    ['three who are slow', [1_000, 1_000, 1_000, 0, 0], 1_000],
    ['one too many', [1_000, 1_000, 1_000, 1_000, 0], 750],
    ['many who wait for a little', Array(400).fill(10), 7],
  ])('is shared by %s', (_what, waiting, expected) => {
    expect(waitingBytesOfOne(waiting, bounds)).toBe(expected);
  });

  it('is never more for all of them than they may have together, once it is above', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000)), (waiting) => {
        const one = waitingBytesOfOne(waiting, bounds);
        const kept = waiting.filter((bytes) => bytes <= one);
        expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(3_000);
      }),
    );
  });
});
