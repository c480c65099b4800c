import { expect, test } from 'vitest';
import { type CashBounds, loosenedCash } from './cash-policy.ts';

const before: CashBounds = {
  adjustAloneMax: '300000',
  adjustAloneDayMax: '3000000',
  approveAloneDayMax: '50000000',
  aloneDayMax: '60000000',
  levels: [
    { level: 1, depositBonusPercent: 5 },
    { level: 5, depositBonusPercent: 10 },
  ],
};
const levels = (...pairs: [level: number, depositBonusPercent: number][]) => ({
  levels: pairs.map(([level, depositBonusPercent]) => ({ level, depositBonusPercent })),
});

test.each<[string, Partial<CashBounds>, string[]]>([
  ['nothing', {}, []],
  ['a higher bound', { adjustAloneMax: '300001' }, ['adjustAloneMax']],
  // As text it would be less.
  ['one with more digits', { adjustAloneMax: '1000000' }, ['adjustAloneMax']],
  ['a lower one', { adjustAloneMax: '0', aloneDayMax: '59999999' }, []],
  ['one up and one down', { adjustAloneMax: '0', aloneDayMax: '60000001' }, ['aloneDayMax']],
  [
    'all',
    { adjustAloneDayMax: '3000001', approveAloneDayMax: '50000001' },
    ['adjustAloneDayMax', 'approveAloneDayMax'],
  ],
  ['a higher bonus', levels([1, 5], [5, 11]), ['depositBonusPercent']],
  ['a lower one', levels([1, 4], [5, 10]), []],
  ['a level between that gives more', levels([1, 5], [3, 6], [5, 10]), ['depositBonusPercent']],
  ['a level between that gives the same', levels([1, 5], [3, 5], [5, 10]), []],
  ['the same in another order', levels([5, 10], [1, 5]), []],
  ['the lowest level gone, so that the next holds below', levels([5, 10]), ['depositBonusPercent']],
  ['the highest level gone', levels([1, 5]), []],
])('a cash policy after %s', (_, change, loosened) => {
  expect(loosenedCash(before, { ...before, ...change })).toEqual(loosened);
});
