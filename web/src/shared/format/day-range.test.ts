import { describe, expect, it } from 'vitest';
import { isDay, isMinute, quickOf, rangeOf, typedDay, typedMinute } from './day-range.ts';

const today = '2026-03-01';

describe('a quick range', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['thisWeek', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['last30', '2026-01-31', '2026-03-01'],
  ] as const)('%s means the days from %s to %s', (quick, startDate, endDate) => {
    expect(rangeOf(quick, today)).toEqual({ startDate, endDate });
  });

  it('begins the week on its Monday', () => {
    expect(rangeOf('thisWeek', '2026-11-23').startDate).toBe('2026-11-23');
    expect(rangeOf('thisWeek', '2026-11-21').startDate).toBe('2026-11-16');
  });

  it('is known again by its days', () => {
    expect(quickOf({ startDate: '2026-11-20', endDate: '2026-11-20' }, '2026-11-21')).toBe(
      'yesterday',
    );
    expect(quickOf({ startDate: '2026-11-02', endDate: '2026-11-09' }, '2026-11-21')).toBeNull();
  });
});

describe('a typed day', () => {
  it('gets its hyphens', () => {
    expect(typedDay('20261121')).toBe('2026-11-21');
    expect(typedDay('2026/11/2')).toBe('2026-11-2');
    expect(typedDay('2026-112')).toBe('2026-11-2');
    expect(typedMinute('2026-11-21 0930')).toBe('2026-11-21 09:30');
    expect(typedMinute('20261121')).toBe('2026-11-21');
    expect(typedMinute('2026-11-219')).toBe('2026-11-21 9');
  });

  it.each(['2026-11-215', '202611210', '2026년 11월 21일', '2026-11-2x1'])(
    'is not made of %j',
    (text) => {
      expect(typedDay(text)).toBe(text);
      expect(isDay(typedDay(text))).toBe(false);
    },
  );

  it('is left alone while a digit in its middle is changed', () => {
    expect(typedDay('2026-1-21')).toBe('2026-1-21');
    expect(typedMinute('2026-11-21 9:30')).toBe('2026-11-21 9:30');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-31'])('%s is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('may have a time that exists', () => {
    expect(isMinute('2026-11-21 23:59')).toBe(true);
    expect(isMinute('2026-11-21 24:00')).toBe(false);
    expect(isMinute('2026-11-21')).toBe(false);
  });
});
