import { bonusFactorMax } from '@noriter/rules/return-rate';
import { expect, it } from 'vitest';
import { demoSportRules } from '../domain/demo-rules.ts';
import { contradictionsOfRules, type SportRules } from '../domain/rules.ts';
import { sportRuleSettings, sportRulesText } from './rules.ts';

const { parse } = sportRuleSettings;

const stored = (rules: SportRules): unknown => JSON.parse(JSON.stringify(sportRulesText(rules)));

it('rules come back from their table as they were set', () => {
  expect(parse(stored(demoSportRules))).toEqual(demoSportRules);
  const none = { ...demoSportRules, bonus: null, cashOutRate: null };
  expect(parse(stored(none))).toEqual(none);
});

it('rules that are older than a rule have it as it is by default', () => {
  const { putOffVoidHours, ...older } = sportRulesText(demoSportRules);
  expect(putOffVoidHours).toBe(48);
  expect(parse(JSON.parse(JSON.stringify(older)))).toEqual(demoSportRules);
});

it('rules that contradict each other are named', () => {
  expect(contradictionsOfRules(demoSportRules)).toEqual([]);
  const { bonus, matrix } = demoSportRules;
  const step = { folds: 3, factor: 1_030n };
  expect(
    contradictionsOfRules({
      ...demoSportRules,
      exposure: { suspendAt: 2n, lossMax: 1n },
      totalOddsMax: 1_000n,
      bonus: bonus && { ...bonus, steps: [step, step] },
      matrix: { ...matrix, groups: [['soccer'], ['soccer']] },
    }),
  ).toEqual(['exposure.suspendAt', 'totalOddsMax', 'bonus.steps', 'matrix.groups']);
});

it.each([
  [2, 1_060n, []],
  [2, 1_061n, ['bonus.steps']],
  [2, 3_000n, ['bonus.steps']],
  [10, 1_343n, []],
  [10, 1_344n, ['bonus.steps']],
] as const)('attack: a bonus of %i folds that pays %i thousandths', (folds, factor, fields) => {
  const bonus = { legOddsMin: 1_300n, steps: [{ folds, factor }] };
  expect(contradictionsOfRules({ ...demoSportRules, bonus })).toEqual(fields);
});

it('no bonus pays who covers both sides of every match, where both pay 1.94', () => {
  for (let folds = 2; folds <= 30; folds += 1) {
    const [returned, staked] = [1_940n ** BigInt(folds), 2_000n ** BigInt(folds)];
    expect(returned * bonusFactorMax(folds)).toBeLessThan(staked * 1_000n);
  }
});
