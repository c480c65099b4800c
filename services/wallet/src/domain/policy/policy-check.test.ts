import { loosenedCash } from '@noriter/rules/settings/cash-policy';
import { describe, expect, test } from 'vitest';
import {
  type CashPolicy,
  demoPolicy,
  initialPolicy,
  type LevelLimits,
  type RequestLimits,
} from './policy.ts';
import { contradictionsOf } from './policy-check.ts';
import { policyText } from './policy-document.ts';

const [first] = demoPolicy.levels as [LevelLimits];
const withDeposit = (changes: Partial<RequestLimits>): CashPolicy => ({
  ...demoPolicy,
  levels: [{ ...first, deposit: { ...first.deposit, ...changes } }],
});

describe('a policy', () => {
  test('of the demonstration contradicts nothing', () => {
    expect(contradictionsOf(demoPolicy)).toEqual([]);
  });

  test('of a site that has set nothing lets one operator do less than the demonstration’s', () => {
    const [initial, demo] = [policyText(initialPolicy), policyText(demoPolicy)];
    expect(contradictionsOf(initialPolicy)).toEqual([]);
    expect(loosenedCash(demo, initial)).toEqual([]);
    expect(loosenedCash(initial, demo)).toEqual([
      'adjustAloneMax',
      'adjustAloneDayMax',
      'approveAloneDayMax',
      'aloneDayMax',
    ]);
  });

  test.each<[string, Partial<RequestLimits>]>([
    ['minimum', { minimum: 6_000_000n }],
    ['perDay', { perDay: 1_000_000n }],
    ['unit', { unit: 9_000_000n }],
  ])('with a %s nobody can keep is found', (field, changes) => {
    expect(contradictionsOf(withDeposit(changes))).toEqual([`levels.0.deposit.${field}`]);
  });

  test('with one level twice is found', () => {
    const levels = [first, { ...first, level: 3 }, first];
    expect(contradictionsOf({ ...demoPolicy, levels })).toEqual(['levels.2.level']);
  });
});
