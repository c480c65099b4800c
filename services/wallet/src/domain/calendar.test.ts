import { expect, test } from 'vitest';
import { calendarOf, periodEnds, periodStarts } from './calendar.ts';

test.each([
  ['2026-01-15', '2026-01-12', '2026-01-01'],
  ['2026-01-12', '2026-01-12', '2026-01-01'],
  ['2026-01-18', '2026-01-12', '2026-01-01'],
  ['2026-03-01', '2026-02-23', '2026-03-01'],
  ['2028-02-29', '2028-02-28', '2028-02-01'],
])('%s lies in the week from %s and the month from %s', (day, week, month) => {
  expect(calendarOf(day)).toEqual({ day, week, month });
});

test('the periods turn at midnight in Korea, weeks on Monday, months on the first', () => {
  const lastMoment = new Date('2026-02-28T14:59:59.999Z');
  expect(periodStarts(lastMoment)).toEqual({
    day: new Date('2026-02-27T15:00:00Z'),
    week: new Date('2026-02-22T15:00:00Z'),
    month: new Date('2026-01-31T15:00:00Z'),
  });
  expect(periodEnds(lastMoment)).toEqual({
    day: new Date('2026-02-28T15:00:00Z'),
    week: new Date('2026-03-01T15:00:00Z'),
    month: new Date('2026-02-28T15:00:00Z'),
  });
  expect(periodStarts(new Date('2026-02-28T15:00:00Z')).month).toEqual(
    new Date('2026-02-28T15:00:00Z'),
  );
});
