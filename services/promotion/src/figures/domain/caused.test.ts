import { expect, test } from 'vitest';
import { causedTurnover, changeOf, othersOf } from './caused.ts';

const cohort = (members: number, before: bigint, turnover: bigint) => ({
  members,
  before,
  turnover,
});

test.each([
  ['nobody else played before', cohort(2, 100n, 150n), cohort(0, 0n, 0n), 50n],
  ['everybody doubled', cohort(2, 100n, 200n), cohort(5, 300n, 600n), 0n],
  ['others fell and these did not', cohort(2, 100n, 100n), cohort(5, 300n, 150n), 50n],
  ['these fell', cohort(2, 100n, 40n), cohort(5, 300n, 300n), -60n],
  ['these are new', cohort(2, 0n, 70n), cohort(5, 300n, 300n), 70n],
])('where %s', (_what, given, others, caused) => {
  expect(causedTurnover(given, others)).toBe(caused);
});

test('others are all without a cohort', () => {
  const all = cohort(10, 1_000n, 1_500n);
  expect(othersOf(all, cohort(4, 400n, 900n))).toEqual(cohort(6, 600n, 600n));
});

test.each([
  [cohort(1, 0n, 100n), null],
  [cohort(1, 200n, 250n), 250],
  [cohort(1, 200n, 100n), -500],
])('%o changed by %s', (one, change) => {
  expect(changeOf(one)).toBe(change);
});
