import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, isBirthDate } from './age.ts';

test.each([
  ['2007-03-15', '2026-03-14', 18],
  ['2007-03-15', '2026-03-15', 19],
  // By the rule of the year they would be 19 since January.
  ['2007-12-31', '2026-12-30', 18],
  ['2007-12-31', '2026-12-31', 19],
  ['2008-02-29', '2027-02-28', 18],
  ['2008-02-29', '2027-03-01', 19],
  ['2008-02-29', '2028-02-29', 20],
])('born on %s, on %s they are %i', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});

test.each([
  ['2007-02-29', false],
  ['2008-02-29', true],
  ['1899-12-31', false],
  ['2026-03-16', false],
  ['2026-03-15', true],
  ['07-03-15', false],
  ['2007-13-01', false],
  ['2007-3-1', false],
  ['', false],
  ['２００７-０３-１５', false],
])('%s can be a day of birth: %s', (text, can) => {
  expect(isBirthDate(text, '2026-03-15')).toBe(can);
});

test('nobody gets younger', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (born, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(ageOn(born, later)).toBeGreaterThanOrEqual(ageOn(born, earlier));
    }),
  );
});
