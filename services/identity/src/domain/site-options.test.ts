import { expect, it } from 'vitest';

import {
  contradictions,
  defaultSiteOptions,
  missingForRealMode,
  type SomeSiteOptions,
  siteOptionsFrom,
  withChanges,
} from './site-options.ts';

const licensed: SomeSiteOptions = {
  mode: 'real',
  licence: { authority: 'Demo Gaming Authority', number: 'A-1' },
  allowedCountries: ['VN'],
  minimumAge: 19,
};

it('is a demonstration until somebody says otherwise', () => {
  expect(siteOptionsFrom({}).mode).toBe('demo');
  expect(missingForRealMode(defaultSiteOptions)).toEqual([]);
});

it.each<[string, SomeSiteOptions, readonly string[]]>([
  ['all of it', licensed, []],
  ['no licence', { ...licensed, licence: null }, ['licence']],
  ['no countries', { ...licensed, allowedCountries: [] }, ['allowedCountries']],
  ['no age gate', { ...licensed, minimumAge: null }, ['minimumAge']],
  ['none of it', { mode: 'real' }, ['licence', 'allowedCountries', 'minimumAge']],
])('real mode with %s', (_name, options, missing) => {
  expect(missingForRealMode(siteOptionsFrom(options))).toEqual(missing);
});

it.each<[SomeSiteOptions, readonly string[]]>([
  [{ idMin: 21 }, ['idMin']],
  [{ passMin: 21 }, ['passMin']],
  [{ recommenderShown: false }, ['joinRecommenderId']],
  [{ recommenderShown: false, joinRecommenderId: 'ptn5' }, []],
])('finds what contradicts itself in %j', (options, found) => {
  expect(contradictions(siteOptionsFrom(options))).toEqual(found);
});

it('changes what is given and keeps the rest', () => {
  const changed = withChanges(siteOptionsFrom({ idMin: 4 }), { idMax: 13, captcha: undefined });
  expect(changed).toEqual({ ...defaultSiteOptions, idMin: 4, idMax: 13 });
});

it('refuses letters among the special signs', () => {
  expect(() => withChanges(defaultSiteOptions, { passSpecials: 'a' })).toThrow();
});
