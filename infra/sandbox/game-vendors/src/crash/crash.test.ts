import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  burstAt,
  drawOf,
  HIGHEST,
  LOWEST,
  multiplierAfter,
  payAt,
  reaching,
  returnAt,
  timeOf,
} from './crash.ts';

const draws = fc.bigInt({ min: 0n, max: 2n ** 52n - 1n });
const points = fc.integer({ min: LOWEST, max: HIGHEST });

describe('where a round bursts', () => {
  test('a draw reaches a point exactly when the count of draws has it', () => {
    fc.assert(
      fc.property(draws, points, (draw, point) => {
        expect(burstAt(draw) >= point).toBe(draw < reaching(point));
      }),
    );
  });

  test('every point from 1.01 to 1,000 returns 96 to 97 %', () => {
    for (let point = 101; point <= 100_000; point += 1) {
      const back = returnAt(point);
      if (back < 0.96 || back > 0.97) throw new Error(`${point} returns ${back}.`);
    }
    expect(returnAt(200)).toBeCloseTo(0.97 * (200 / 201), 6);
    expect(returnAt(HIGHEST)).toBe(0);
  });

  test('is between 1.00 and the highest', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        expect(burstAt(draw)).toBeGreaterThanOrEqual(LOWEST);
        expect(burstAt(draw)).toBeLessThanOrEqual(HIGHEST);
      }),
    );
    expect(burstAt(0n)).toBe(HIGHEST);
    expect(burstAt(2n ** 52n - 1n)).toBe(LOWEST);
  });

  test('a seed decides, by its hash', () => {
    const hash = createHash('sha256').update('seed').digest();
    expect(drawOf(hash)).toBe(BigInt(`0x${hash.toString('hex').slice(0, 13)}`));
  });
});

describe('growth', () => {
  test('time and multiplier agree', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(multiplierAfter(timeOf(point) + 0.01)).toBeGreaterThanOrEqual(point);
        expect(multiplierAfter(timeOf(point) - 1)).toBeLessThanOrEqual(point);
      }),
    );
    expect(multiplierAfter(0)).toBe(100);
    expect(multiplierAfter(-50)).toBe(100);
  });

  test('pays whole won, never more than the multiple', () => {
    expect(payAt(1_001n, 150)).toBe(1_501n);
    expect(payAt(1_000n, 100)).toBe(1_000n);
  });
});
