import { expect, test } from 'vitest';
import { type GuardedOptions, loosenedOptions } from './site-options.ts';

const before: GuardedOptions = {
  mode: 'real',
  minimumAge: 19,
  allowedCountries: ['KR'],
  captcha: true,
  passMin: 8,
  memberSecondFactor: 'required',
  operatorFreshHours: 24,
  operatorStepUpMinutes: 30,
  withdrawalWaitHours: 24,
  joinRecommenderId: 'ptn5',
  recommenderShown: true,
};

test.each<[Partial<GuardedOptions>, string[]]>([
  [{}, []],
  [{ minimumAge: 18 }, ['minimumAge']],
  [{ minimumAge: 21 }, []],
  [{ allowedCountries: ['KR', 'VN'] }, ['allowedCountries']],
  [{ allowedCountries: ['VN'] }, ['allowedCountries']],
  [{ allowedCountries: [] }, []],
  [{ captcha: false }, ['captcha']],
  [{ passMin: 7 }, ['passMin']],
  [{ passMin: 9 }, []],
  [{ memberSecondFactor: 'optional' }, ['memberSecondFactor']],
  [{ operatorFreshHours: 23 }, ['operatorFreshHours']],
  [{ operatorFreshHours: 25 }, []],
  [{ operatorStepUpMinutes: 31 }, ['operatorStepUpMinutes']],
  [{ operatorStepUpMinutes: 29 }, []],
  // Never again.
  [{ operatorStepUpMinutes: 0 }, ['operatorStepUpMinutes']],
  [{ withdrawalWaitHours: 0 }, ['withdrawalWaitHours']],
  [{ withdrawalWaitHours: 48, operatorFreshHours: 0 }, ['operatorFreshHours']],
  [{ joinRecommenderId: 'own' }, ['joinRecommenderId']],
  [{ joinRecommenderId: '' }, []],
  [{ recommenderShown: false }, ['recommenderShown']],
])('options after %o', (change, names) => {
  expect(loosenedOptions(before, { ...before, ...change })).toEqual(names);
});

test('to be asked again at all is tighter than never', () => {
  const never = { ...before, operatorStepUpMinutes: 0 };
  expect(loosenedOptions(never, { ...never, operatorStepUpMinutes: 720 })).toEqual([]);
});

test('visitors who may name their recommender again take no second operator', () => {
  const hidden = { ...before, recommenderShown: false };
  expect(loosenedOptions(hidden, before)).toEqual([]);
});

test('what a demonstration asks of nobody, or of whom there is nothing to take, is not loosened', () => {
  const demo: GuardedOptions = { ...before, mode: 'demo' };
  const open = { minimumAge: null, allowedCountries: ['VN'], captcha: false, passMin: 6 };
  expect(loosenedOptions(demo, { ...demo, ...open })).toEqual([]);
});

test('a captcha that is asked for again waits for nobody', () => {
  const open = { ...before, captcha: false };
  expect(loosenedOptions(open, before)).toEqual([]);
});

test('that the second factor is asked for again waits for nobody', () => {
  const asked = { ...before, memberSecondFactor: 'optional' } as const;
  expect(loosenedOptions(asked, before)).toEqual([]);
});
