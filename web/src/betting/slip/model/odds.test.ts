import { describe, expect, it } from 'vitest';
import { isOffered, moveOf } from './odds.ts';

describe('odds as they are sent', () => {
  it('of 1 are those of what is not offered', () => {
    expect([isOffered('1.00'), isOffered('1.01'), isOffered('')]).toEqual([false, true, false]);
  });

  it('move up, down or not at all', () => {
    expect([moveOf('1.9', '1.95'), moveOf('1.95', '1.9'), moveOf('1.9', '1.900')]).toEqual([
      1, -1, 0,
    ]);
  });
});
