import { describe, expect, it } from 'vitest';
import { addWon, points, won, wonDigits, wonReading } from './money.ts';

describe('a won amount', () => {
  it.each([
    ['0', '0'],
    ['1234567', '1,234,567'],
    ['-50000', '-50,000'],
    ['999999999999999', '999,999,999,999,999'],
  ])('%s has its thousands separated', (amount, shown) => {
    expect(wonDigits(amount)).toBe(shown);
  });

  it('carries its unit as the language writes it', () => {
    expect(won('50000', 'ko')).toBe('50,000원');
    expect(won('50000', 'en')).toBe('₩50,000');
    expect(won('-50000', 'ko')).toBe('−50,000원');
  });

  it('is told from points by its unit', () => {
    expect(points('12000')).toBe('12,000P');
    expect(points('-2000')).toBe('−2,000P');
  });

  it.each([
    ['', ''],
    ['0', ''],
    ['900', '900원'],
    ['10000', '1만원'],
    ['1000000', '100만원'],
    ['123004500', '1억 2,300만 4,500원'],
    ['1000000000001', '1조 1원'],
  ])('%s is read in Korean units', (amount, reading) => {
    expect(wonReading(amount)).toBe(reading);
  });

  it('adds a preset to an empty field', () => {
    expect(addWon('', '10000')).toBe('10000');
    expect(addWon('50000', '10000')).toBe('60000');
  });

  it('adds nothing that an amount could not hold', () => {
    expect(addWon('999999999999999', '10000')).toBe('999999999999999');
  });
});
