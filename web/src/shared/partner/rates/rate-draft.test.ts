import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rate } from '../model/contracts.ts';
import { changesIn, hasProblem, ppmOf, problemOf, rateKey } from './rate-draft.ts';

const rate: Rate = {
  category: 'casino',
  kind: 'rolling',
  rate: '0.80',
  ceiling: '1.00',
  floor: '0.60',
  effectiveFrom: null,
  lockedUntil: null,
  next: null,
};

test.each([
  ['0.8', null],
  ['1', null],
  ['0.60', null],
  ['1.0001', 'aboveCeiling'],
  ['0.5999', 'belowFloor'],
  ['0.60001', 'shape'],
  ['', 'shape'],
  ['-1', 'shape'],
  ['1,2', 'shape'],
  ['101', 'shape'],
])('%j between 0.60 and 1.00 percent: %s', (typed, problem) => {
  expect(problemOf(rate, typed)).toBe(problem);
});

test('only what differs as a number is a change', () => {
  const key = rateKey(rate);
  expect(changesIn([rate], {})).toEqual([]);
  expect(changesIn([rate], { [key]: '0.8' })).toEqual([]);
  expect(changesIn([rate], { [key]: '0.80001' })).toEqual([]);
  expect(changesIn([rate], { [key]: '0.9' })).toEqual([
    { category: 'casino', kind: 'rolling', rate: '0.9' },
  ]);
  expect(hasProblem([rate], { [key]: '2' })).toBe(true);
});

test('every rate of four decimals is read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (ppm) => {
      const text = `${Math.floor(ppm / 10_000)}.${String(ppm % 10_000).padStart(4, '0')}`;
      expect(ppmOf(text)).toBe(ppm);
    }),
  );
});
