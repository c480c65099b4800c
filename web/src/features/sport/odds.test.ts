import { describe, expect, it } from 'vitest';
import { isAbove, isOffered, moveOf, oddsText, productOf, readOdds } from './odds.ts';

describe('odds', () => {
  it.each([
    ['1.950', '1.95'],
    ['1.9', '1.90'],
    ['2', '2.00'],
    ['1.005', '1.005'],
    ['1001', '1001.00'],
  ])('%s are read with two decimals, or three', (odds, text) => {
    expect(readOdds(odds)).toBe(text);
  });

  it('are multiplied exactly, and cut where they are shown', () => {
    expect(oddsText(productOf(['1.85', '2.10', '1.72']))).toBe('6.682');
    expect(oddsText(productOf(['1.005', '1.005']))).toBe('1.01');
    expect(oddsText(productOf([]))).toBe('1.00');
  });

  it('of 1 are those of what is not offered', () => {
    expect([isOffered('1.00'), isOffered('1.01')]).toEqual([false, true]);
  });

  it('are held against a limit without rounding', () => {
    expect(isAbove(productOf(['100', '100']), '10000')).toBe(false);
    expect(isAbove(productOf(['100', '100.001']), '10000')).toBe(true);
  });

  it('move up, down or not at all', () => {
    expect([moveOf('1.9', '1.95'), moveOf('1.95', '1.9'), moveOf('1.9', '1.900')]).toEqual([
      1, -1, 0,
    ]);
  });
});
