// Invariant: real money is only played on a site that holds a licence, the countries it may serve
// and an age gate; every other site is a demonstration.
import { z } from 'zod';

import { type Bank, banks, isBank } from './banks.ts';
import { realityCheckMinutes } from './protection.ts';
import type { SignUpPolicy } from './sign-up-rules.ts';

const length = z.int().min(1).max(64);
const shortText = z.string().max(200);
/** Nothing but the web: whatever is typed here becomes a link on the site. */
const link = shortText.regex(/^(https:\/\/\S+)?$/);
/** Words of the site's own in each of its languages; empty for none. */
export const wordsShape = z.object({
  ko: z.string().trim().max(300),
  en: z.string().trim().max(300),
  vi: z.string().trim().max(300),
});
const signs = /^[!-/:-@[-`{-~]*$/;

export const siteOptionsShape = z.object({
  mode: z.enum(['demo', 'real']),
  idMin: length,
  idMax: length,
  passMin: length,
  passMax: length,
  passSpecials: z.string().max(32).regex(signs, 'Signs only: no letter, digit or blank.'),
  languages: z.array(z.enum(['ko', 'en', 'vi'])).min(1),
  captcha: z.boolean(),
  recommenderShown: z.boolean(),
  joinRecommenderId: z.string().max(64),
  sns1: shortText,
  sns1Id: shortText,
  sns1Link: link,
  sns2: shortText,
  sns2Id: shortText,
  sns2Link: link,
  sns3: shortText,
  sns3Id: shortText,
  sns3Link: link,
  marketingText: wordsShape.describe('What the sign-up page says above its form'),
  banks: z.array(z.string().max(8)).max(60).describe('Codes in order; none offers every bank'),
  licence: z.object({ authority: z.string().min(1), number: z.string().min(1) }).nullable(),
  allowedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  minimumAge: z.int().min(18).max(30).nullable(),
  /** Minutes between two reality checks of members who chose nothing themselves. */
  realityCheckMinutes: z.literal(realityCheckMinutes),
});

/** Some of the options, as an operator changes them. */
export const someSiteOptions = siteOptionsShape.partial();

export type SiteOptions = z.infer<typeof siteOptionsShape>;
export type SomeSiteOptions = z.infer<typeof someSiteOptions>;

export const defaultSiteOptions: SiteOptions = {
  mode: 'demo',
  idMin: 5,
  idMax: 20,
  passMin: 6,
  passMax: 20,
  passSpecials: '!@#$%*',
  languages: ['ko', 'en', 'vi'],
  captcha: true,
  recommenderShown: true,
  joinRecommenderId: '',
  sns1: '',
  sns1Id: '',
  sns1Link: '',
  sns2: '',
  sns2Id: '',
  sns2Link: '',
  sns3: '',
  sns3Id: '',
  sns3Link: '',
  marketingText: { ko: '', en: '', vi: '' },
  banks: [],
  licence: null,
  allowedCountries: [],
  minimumAge: null,
  realityCheckMinutes: 60,
};

/** The stored options over the defaults, so that an option that is new has a value everywhere. */
export function siteOptionsFrom(stored: unknown): SiteOptions {
  return withChanges(defaultSiteOptions, someSiteOptions.parse(stored));
}

/** An option that is absent, or undefined, stays. */
export function withChanges(options: SiteOptions, changes: SomeSiteOptions): SiteOptions {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return siteOptionsShape.parse({ ...options, ...Object.fromEntries(given) });
}

/** What keeps the options from being used, as option names; empty when nothing does. */
export function missingForRealMode(options: SiteOptions): readonly string[] {
  if (options.mode !== 'real') return [];
  return [
    ...(options.licence === null ? ['licence'] : []),
    ...(options.allowedCountries.length === 0 ? ['allowedCountries'] : []),
    ...(options.minimumAge === null ? ['minimumAge'] : []),
  ];
}

/** Limits that no id or password could keep, as option names. */
export function contradictions(options: SiteOptions): readonly string[] {
  return [
    ...(options.idMin > options.idMax ? ['idMin'] : []),
    ...(options.passMin > options.passMax ? ['passMin'] : []),
    ...(options.languages.length !== new Set(options.languages).size ? ['languages'] : []),
    ...(areOffered(options.banks) ? [] : ['banks']),
    ...(!options.recommenderShown && options.joinRecommenderId === '' ? ['joinRecommenderId'] : []),
  ];
}

function areOffered(bankCodes: readonly string[]): boolean {
  return bankCodes.every(isBank) && new Set(bankCodes).size === bankCodes.length;
}

/** The banks a member may choose, in the site's order. */
export function offeredBanks({ banks: chosen }: SiteOptions): readonly Bank[] {
  if (chosen.length === 0) return banks;
  return chosen.flatMap((bankCode) => banks.filter((bank) => bank.bankCode === bankCode));
}

export function isOfferedBank(options: SiteOptions, bankCode: string): boolean {
  return offeredBanks(options).some((bank) => bank.bankCode === bankCode);
}

export function signUpPolicyOf(options: SiteOptions): SignUpPolicy {
  const { idMin, idMax, passMin, passMax, passSpecials, recommenderShown } = options;
  return { idMin, idMax, passMin, passMax, passSpecials, recommenderShown };
}
