import { describe, expect, it } from 'vitest';
import { fieldPath, onCircle, slotUnder, turnTo } from './wheel-drawing.ts';

describe('a wheel', () => {
  it('stops at the slot that was drawn, wherever it stood, and runs forwards', () => {
    for (const count of [2, 3, 8, 16]) {
      for (let slot = 0; slot < count; slot += 1) {
        for (const turned of [0, 12.5, 359, 1_980]) {
          const to = turnTo(slot, count, turned, 5);
          expect(slotUnder(to, count)).toBe(slot);
          expect(to - turned).toBeGreaterThanOrEqual(5 * 360);
        }
      }
    }
  });

  it('begins at the top and goes round clockwise', () => {
    expect(onCircle(10, 0).x).toBeCloseTo(0);
    expect(onCircle(10, 0).y).toBeCloseTo(-10);
    expect(onCircle(10, 90).x).toBeCloseTo(10);
    expect(fieldPath(10, 0, 4)).toMatch(/^M 0 0 L .* A 10 10 0 0 1 .* Z$/);
  });
});
