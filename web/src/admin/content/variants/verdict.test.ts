import { describe, expect, it } from 'vitest';
import { partText, verdictOf } from './verdict.ts';

const row = (variant: 'a' | 'b' | 'c', rate: number, confidence: number | null) => ({
  variant,
  share: 50,
  shown: 1_000,
  pressed: rate * 1_000,
  rate,
  low: rate,
  high: rate,
  confidence,
});

describe('what figures say', () => {
  it.each([
    [[row('a', 0.1, null)], null],
    [[row('a', 0.1, null), row('b', 0.2, null)], null],
    [[row('a', 0.1, null), row('b', 0.12, 0.94)], null],
    [[row('a', 0.1, null), row('b', 0.14, 0.97)], { is: 'better', variant: 'b', confidence: 0.97 }],
    [[row('a', 0.1, null), row('b', 0.05, 0.99)], { is: 'worse', variant: 'b', confidence: 0.99 }],
    [
      [row('a', 0.1, null), row('b', 0.15, 0.96), row('c', 0.2, 0.99)],
      { is: 'better', variant: 'c', confidence: 0.99 },
    ],
  ])('%#', (variants, verdict) => {
    expect(verdictOf(variants)).toEqual(verdict);
  });

  it('is written with one digit', () => {
    expect([partText(0.12345), partText(0), partText(1)]).toEqual(['12.3%', '0.0%', '100.0%']);
  });
});
