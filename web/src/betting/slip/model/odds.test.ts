import { describe, expect, it } from 'vitest';
import { isOffered, moveOf, readOdds } from './odds.ts';

describe('odds as they are sent', () => {
  it.each([
    ['1.950', '1.95'],
    ['1.9', '1.90'],
    ['2', '2.00'],
    ['1.807', '1.80'],
    ['1001', '1001.00'],
  ])('%s are read with two decimals', (odds, text) => {
    expect(readOdds(odds)).toBe(text);
  });

  it('of 1 are those of what is not offered', () => {
    expect([isOffered('1.00'), isOffered('1.01'), isOffered('')]).toEqual([false, true, false]);
  });

  it('move up, down or not at all', () => {
    expect([moveOf('1.9', '1.95'), moveOf('1.95', '1.9'), moveOf('1.9', '1.900')]).toEqual([
      1, -1, 0,
    ]);
  });
});
