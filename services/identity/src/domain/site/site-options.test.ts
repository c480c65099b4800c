import { expect, it } from 'vitest';

import { banks } from '../members/banks.ts';
import {
  contradictions,
  defaultSiteOptions,
  isOfferedBank,
  missingForRealMode,
  offeredBanks,
  siteOptionsFrom,
  withChanges,
} from './site-options.ts';
import type { SomeSiteOptions } from './site-options-shape.ts';

const licensed: SomeSiteOptions = {
  mode: 'real',
  licence: { authority: 'Demo Gaming Authority', number: 'A-1' },
  allowedCountries: ['VN'],
  minimumAge: 19,
};

it('is a demonstration until somebody changes it', () => {
  expect(siteOptionsFrom({}).mode).toBe('demo');
  expect(missingForRealMode(defaultSiteOptions, {})).toEqual([]);
});

it.each<[string, SomeSiteOptions, readonly string[]]>([
  ['all of it', licensed, []],
  ['no licence', { ...licensed, licence: null }, ['licence']],
  ['no countries', { ...licensed, allowedCountries: [] }, ['allowedCountries']],
  ['no age gate', { ...licensed, minimumAge: null }, ['minimumAge']],
  ['none of it', { mode: 'real' }, ['licence', 'allowedCountries', 'minimumAge']],
])('real mode with %s', (_name, options, missing) => {
  expect(missingForRealMode(siteOptionsFrom(options), { BEACON_URL: 'https://beacon' })).toEqual(
    missing,
  );
});

it('real mode draws with a beacon', () => {
  expect(missingForRealMode(siteOptionsFrom(licensed), {})).toEqual(['BEACON_URL']);
});

it.each<[SomeSiteOptions, readonly string[]]>([
  [{ idMin: 21 }, ['idMin']],
  [{ passMin: 21 }, ['passMin']],
  [{ banks: ['088', '004'] }, []],
  [{ banks: ['088', '088'] }, ['banks']],
  [{ banks: ['999'] }, ['banks']],
  [{ languages: ['ko', 'ko'] }, ['languages']],
  [{ recommenderShown: false }, ['joinRecommenderId']],
  [{ recommenderShown: false, joinRecommenderId: 'ptn5' }, []],
])('finds what contradicts itself in %j', (options, found) => {
  expect(contradictions(siteOptionsFrom(options))).toEqual(found);
});

it('offers every bank, or those of the site in its order', () => {
  expect(offeredBanks(defaultSiteOptions)).toEqual(banks);
  const some = siteOptionsFrom({ banks: ['088', '004'] });
  expect(offeredBanks(some).map(({ bankCode }) => bankCode)).toEqual(['088', '004']);
  expect(isOfferedBank(some, '004')).toBe(true);
  expect(isOfferedBank(some, '020')).toBe(false);
});

it('changes what is given and keeps the rest', () => {
  const changed = withChanges(siteOptionsFrom({ idMin: 4 }), { idMax: 13, captcha: undefined });
  expect(changed).toEqual({ ...defaultSiteOptions, idMin: 4, idMax: 13 });
});

it('refuses letters among the special signs', () => {
  expect(() => withChanges(defaultSiteOptions, { passSpecials: 'a' })).toThrow();
});
