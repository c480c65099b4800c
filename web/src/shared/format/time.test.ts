import { describe, expect, it } from 'vitest';
import { clockDigits, fromKoreaMinute, koreaDay, koreaDayBefore, koreaMinute } from './time.ts';

describe('a moment', () => {
  it('is shown on the Korean clock', () => {
    expect(koreaMinute('2026-11-21T15:30:00.000Z')).toBe('2026-11-22 00:30');
    expect(koreaDay(new Date('2026-11-21T14:59:59Z'))).toBe('2026-11-21');
  });

  it('is read from the Korean clock', () => {
    expect(fromKoreaMinute('2026-11-22T00:30')).toBe('2026-11-21T15:30:00.000Z');
  });

  it('has days before it, over the end of a month too', () => {
    expect(koreaDayBefore('2026-11-22', 0)).toBe('2026-11-22');
    expect(koreaDayBefore('2028-03-01', 1)).toBe('2028-02-29');
  });

  it('that is no moment shows nothing', () => {
    expect(koreaMinute('')).toBe('');
  });
});

describe('a remaining time', () => {
  it.each([
    [0, '00:00'],
    [-5, '00:00'],
    [61_000, '01:01'],
    [3_725_000, '1:02:05'],
  ])('of %d ms reads %s', (ms, digits) => {
    expect(clockDigits(ms)).toBe(digits);
  });
});
