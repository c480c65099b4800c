import { fairNumbers } from '@noriter/fair-draw/fair-draw';
import { limits } from '@noriter/kit/testing/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLadder } from './ladder.ts';
import { drawPowerball, isPowerball } from './powerball.ts';
import { drawKino, isKino } from './speed-kino.ts';

const seed = Buffer.alloc(32, 7);

describe('a draw of a game', () => {
  it('is one there can be, whatever the seed', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(seeds, fc.string(), (anySeed, round) => {
        expect(isPowerball(drawPowerball(fairNumbers(anySeed, round)))).toBe(true);
        expect(isKino(drawKino(fairNumbers(anySeed, round)))).toBe(true);
      }),
    );
  });

  it('of a million ladders is even: chi-square of three degrees of freedom, below 16.27', {
    timeout: limits.heavy,
  }, () => {
    const DRAWS = 1_000_000;
    const counts = new Map<string, number>();
    const numbers = fairNumbers(seed, 'ladders');
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { start, lines } = drawLadder(numbers);
      counts.set(start + lines, (counts.get(start + lines) ?? 0) + 1);
    }
    expect(counts.size).toBe(4);
    const expected = DRAWS / 4;
    const differences = [...counts.values()].map((count) => (count - expected) ** 2 / expected);
    expect(differences.reduce((sum, one) => sum + one, 0)).toBeLessThan(16.27);
  });
});
