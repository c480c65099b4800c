import { createHmac } from 'node:crypto';
import { limits } from '@noriter/kit/testing/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnName, drawSlot, slotAt, spinName, sumOf } from './wheel.ts';

const seed = Buffer.alloc(32, 3);
const spin = { promotionId: 'p', memberId: 'm', number: 7 };

describe('a wheel', () => {
  it('gives each slot as many numbers as its weight says', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 16 });
    fc.assert(
      fc.property(weights, (all) => {
        const drawn = Array.from({ length: sumOf(all) }, (_, number) => slotAt(all, number));
        expect(all.map((_, slot) => drawn.filter((one) => one === slot).length)).toEqual(all);
      }),
    );
  });

  it('has no slot outside of its numbers', () => {
    expect(() => slotAt([1, 2], 3)).toThrow(RangeError);
    expect(() => slotAt([1, 2], -1)).toThrow(RangeError);
  });

  it('is drawn by HMAC-SHA256 of the name, and the member’s word changes it', () => {
    const name = drawnName(spinName(spin), 'my word');
    const bytes = createHmac('sha256', seed).update(`${name}:0`).digest();
    expect(drawSlot(seed, name, [1, 1, 1, 1])).toBe(bytes.readUInt32BE(0) % 4);
    expect(drawnName(spinName(spin), '')).toBe('roulette p m 7');
  });

  it(
    'is fair over 200,000 spins: chi-square of three degrees of freedom, below 16.27',
    () => {
      const weights = [50, 30, 15, 5];
      const counts = [0, 0, 0, 0];
      const spins = 200_000;
      for (let number = 1; number <= spins; number += 1) {
        const slot = drawSlot(seed, spinName({ ...spin, number }), weights);
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
      const square = counts.reduce((sum, count, slot) => {
        const expected = (spins * (weights[slot] ?? 0)) / sumOf(weights);
        return sum + (count - expected) ** 2 / expected;
      }, 0);
      expect(square).toBeLessThan(16.27);
    },
    limits.heavy,
  );
});
