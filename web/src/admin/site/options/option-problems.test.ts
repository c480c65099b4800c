import { expect, it } from 'vitest';
import type { SiteOptions } from '../../shared/contracts.ts';
import { fieldsOf, type OptionFields, optionsOf } from './option-fields.ts';
import { problemsOf } from './option-problems.ts';

const saved: SiteOptions = {
  mode: 'demo',
  idMin: 5,
  idMax: 20,
  passMin: 6,
  passMax: 20,
  passSpecials: '!@',
  languages: ['ko', 'en'],
  captcha: true,
  recommenderShown: true,
  joinRecommenderId: '',
  sns1: '텔레그램',
  sns1Id: 'help',
  sns1Link: 'https://t.me/help',
  sns2: '',
  sns2Id: '',
  sns2Link: '',
  sns3: '',
  sns3Id: '',
  sns3Link: '',
  marketingText: { ko: '어서 오세요', en: '', vi: '' },
  banks: ['004'],
  licence: { authority: '기관', number: '1' },
  allowedCountries: ['KR', 'VN'],
  minimumAge: 19,
  realityCheckMinutes: 60,
  withdrawalWaitHours: 24,
  operatorFreshHours: 24,
  operatorStepUpMinutes: 30,
  memberSecondFactor: 'optional',
};

it('comes back from the form as it went in', () => {
  expect(optionsOf(fieldsOf(saved), saved)).toEqual(saved);
  expect(problemsOf(fieldsOf(saved))).toEqual({});
});

it.each<[Partial<OptionFields>, string[]]>([
  [{ idMin: '' }, ['idMin']],
  [{ idMin: '21' }, ['idMin']],
  [{ passMax: '65' }, ['passMax']],
  [{ passSpecials: 'a!' }, ['passSpecials']],
  [{ languages: [] }, ['languages']],
  [{ allowedCountries: 'Korea' }, ['allowedCountries']],
  [{ minimumAge: '17' }, ['minimumAge']],
  [{ recommenderShown: false }, ['joinRecommenderId']],
  [{ licenceNumber: '' }, ['licenceNumber']],
  [{ sns2Link: 'javascript:alert(1)' }, ['sns2Link']],
  [{ mode: 'real', minimumAge: '', allowedCountries: '' }, ['allowedCountries', 'minimumAge']],
])('finds what is wrong with %j', (change, names) => {
  expect(Object.keys(problemsOf({ ...fieldsOf(saved), ...change })).sort()).toEqual(names.sort());
});
