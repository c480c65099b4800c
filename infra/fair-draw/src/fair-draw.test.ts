import { createHmac } from 'node:crypto';
import { limits } from '@noriter/kit/testing/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBalls, fairNumbers, seedHash } from './fair-draw.ts';

const seed = Buffer.alloc(32, 7);

describe('a fair draw', () => {
  it('comes from HMAC-SHA256 of the seed and the round, in fours of bytes', () => {
    const bytes = createHmac('sha256', seed).update('powerball 2026-11-21 1:0').digest();
    const numbers = fairNumbers(seed, 'powerball 2026-11-21 1');
    expect(numbers.below(2 ** 32)).toBe(bytes.readUInt32BE(0));
    expect(numbers.below(2 ** 32)).toBe(bytes.readUInt32BE(4));
  });

  it('is the same for the same seed and round, and its hash names the seed', () => {
    const draw = (round: string) => drawBalls(fairNumbers(seed, round), 5, 28);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(seedHash(seed)).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
  });

  it('never leaves a bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.string(), (bound, round) => {
        const number = fairNumbers(seed, round).below(bound);
        expect(number >= 0 && number < bound).toBe(true);
      }),
    );
  });
});

/** The sum of squared differences from even, in units of what is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a million draws', { timeout: limits.heavy }, () => {
  const DRAWS = 1_000_000;

  it('of a number are even: chi-square with 27 degrees of freedom stays below 55.48 (p 0.001)', () => {
    const counts = Array.from({ length: 28 }, () => 0);
    const numbers = fairNumbers(seed, 'a million');
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const ball = numbers.below(28);
      counts[ball] = (counts[ball] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(55.48);
  });

  it('of five balls show each ball in each place as often: 139 degrees of freedom, below 195', () => {
    const counts = Array.from({ length: 28 * 5 }, () => 0);
    const numbers = fairNumbers(seed, 'balls');
    for (let draw = 0; draw < DRAWS / 5; draw += 1) {
      for (const [place, ball] of drawBalls(numbers, 5, 28).entries()) {
        const cell = place * 28 + ball - 1;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(195);
  });
});
