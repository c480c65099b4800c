// Invariant: real money is only played on a site that holds a licence, the countries it may serve
// and an age gate; every other site is a demonstration.
import { type Bank, banks, isBank } from '../members/banks.ts';
import type { SignUpPolicy } from '../members/sign-up-rules.ts';
import {
  type SiteOptions,
  type SomeSiteOptions,
  siteOptionsShape,
  someSiteOptions,
} from './site-options-shape.ts';

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
  withdrawalWaitHours: 24,
  memberSecondFactor: 'optional',
  operatorFreshHours: 24,
  operatorStepUpMinutes: 30,
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

/**
 * What keeps the options from being used, as names of options, and of the setting that they need;
 * empty when nothing does. A demonstration may draw without a beacon.
 */
export function missingForRealMode(
  options: SiteOptions,
  { BEACON_URL: beacon }: { BEACON_URL?: string | undefined },
): readonly string[] {
  if (options.mode !== 'real') return [];
  return [
    ...(options.licence === null ? ['licence'] : []),
    ...(options.allowedCountries.length === 0 ? ['allowedCountries'] : []),
    ...(options.minimumAge === null ? ['minimumAge'] : []),
    ...(beacon === undefined ? ['BEACON_URL'] : []),
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
  const birthDateAsked = options.mode === 'real';
  return { idMin, idMax, passMin, passMax, passSpecials, recommenderShown, birthDateAsked };
}
