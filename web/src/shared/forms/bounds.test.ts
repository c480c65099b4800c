import { describe, expect, it } from 'vitest';
import { type Bound, fits } from './bounds.ts';

const id: Bound = { required: true, minLength: 2, maxLength: 4, pattern: '^[\\w.-]+$' };
const level: Bound = { required: true, minimum: 1, maximum: 99 };

describe('a text', () => {
  it.each(['ab', 'a.-b', '1234'])('%j is within its bounds', (text) => {
    expect(fits(text, id)).toBe(true);
  });

  it.each(['', '  ', 'a', 'abcde', 'a b'])('%j is not', (text) => {
    expect(fits(text, id)).toBe(false);
  });

  it('is counted in characters', () => {
    expect(fits('🎲🎲', { maxLength: 2 })).toBe(true);
  });

  it('may stay empty where nobody asks for it', () => {
    expect(fits('', { minLength: 2 })).toBe(true);
  });
});

describe('a number', () => {
  it.each(['1', '99', '007'])('%j is within its bounds', (text) => {
    expect(fits(text, level)).toBe(true);
  });

  it.each(['0', '100', '-1', '1.5', 'x', ''])('%j is not', (text) => {
    expect(fits(text, level)).toBe(false);
  });
});
