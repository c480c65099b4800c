import { expect, test } from 'vitest';
import { filterText, memberFilterShape } from './member-filter.ts';

const nothing = {
  levelFrom: null,
  levelTo: null,
  rankFrom: null,
  below: null,
  turnoverMin: null,
  turnoverMax: null,
  turnoverDays: 30,
  sleepingDays: null,
};

test.each([
  [{}, false],
  [{ turnoverDays: 60 }, false],
  [{ levelFrom: 3, levelTo: 3 }, true],
  [{ levelFrom: 3, levelTo: 2 }, false],
  [{ levelTo: 2 }, true],
  [{ turnoverMin: '5', turnoverMax: '4' }, false],
  [{ turnoverMax: '0' }, true],
  [{ sleepingDays: 30 }, true],
  [{ sleepingDays: 181 }, false],
  [{ below: 'store1' }, true],
])('%j is a filter: %s', (asked, isFilter) => {
  expect(memberFilterShape.safeParse({ ...nothing, ...asked }).success).toBe(isFilter);
});

test('a filter is kept as it came', () => {
  const asked = { ...nothing, turnoverMin: '1000', below: 'store1' };
  expect(filterText(memberFilterShape.parse(asked))).toEqual(asked);
});
