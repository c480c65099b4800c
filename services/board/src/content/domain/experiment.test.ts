import { describe, expect, test } from 'vitest';
import { confidenceOf, rateOf } from './experiment.ts';

describe('a rate', () => {
  test.each([
    [{ shown: 100, pressed: 10 }, 0.1, 0.0552, 0.1744],
    [{ shown: 10_000, pressed: 1_000 }, 0.1, 0.0943, 0.106],
    [{ shown: 50, pressed: 0 }, 0, 0, 0.0714],
    [{ shown: 8, pressed: 8 }, 1, 0.6756, 1],
    [{ shown: 0, pressed: 0 }, 0, 0, 0],
    // More than were shown it: some of those were lost in a crash.
    [{ shown: 8, pressed: 9 }, 1, 0.6756, 1],
  ])('of %j stands in its interval', (counted, rate, low, high) => {
    const found = rateOf(counted);
    expect(found.rate).toBeCloseTo(rate, 4);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});

describe('how sure a difference is', () => {
  const base = { shown: 1_000, pressed: 120 };

  test.each([
    [{ shown: 1_000, pressed: 150 }, 0.9504],
    [{ shown: 1_000, pressed: 120 }, 0],
    [{ shown: 1_000, pressed: 90 }, 0.9711],
    [{ shown: 4_000, pressed: 600 }, 0.9844],
  ])('beside %j', (other, confidence) => {
    expect(confidenceOf(base, other)).toBeCloseTo(confidence, 2);
  });

  test('is less where more is compared, and never below nothing', () => {
    const other = { shown: 1_000, pressed: 150 };
    expect(confidenceOf(base, other, 3)).toBeCloseTo(1 - 3 * 0.0496, 2);
    expect(confidenceOf(base, { shown: 1_000, pressed: 121 }, 3)).toBe(0);
  });

  test('is unknown while too few were shown either, or pressed any', () => {
    expect(confidenceOf(base, { shown: 99, pressed: 50 })).toBeNull();
    expect(confidenceOf({ shown: 500, pressed: 4 }, { shown: 500, pressed: 5 })).toBeNull();
    expect(confidenceOf({ shown: 500, pressed: 500 }, { shown: 500, pressed: 500 })).toBe(0);
  });
});
