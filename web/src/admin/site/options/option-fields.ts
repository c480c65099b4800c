import type { SiteOptions } from '../../shared/contracts.ts';

/** The options as the form holds them: text as it is typed, one name for each field. */
export type OptionFields = {
  mode: string;
  licenceAuthority: string;
  licenceNumber: string;
  allowedCountries: string;
  minimumAge: string;
  languages: string[];
  captcha: boolean;
  idMin: string;
  idMax: string;
  passMin: string;
  passMax: string;
  passSpecials: string;
  recommenderShown: boolean;
  joinRecommenderId: string;
  realityCheckMinutes: string;
  withdrawalWaitHours: string;
  operatorFreshHours: string;
  operatorStepUpMinutes: string;
  secondFactorRequired: boolean;
  marketingKo: string;
  marketingEn: string;
  marketingVi: string;
} & Record<SnsName, string>;

type SnsName = `sns${1 | 2 | 3}${'' | 'Id' | 'Link'}`;
export type OptionName = keyof OptionFields;

/** How often a member is told of their time; 0 is never. */
export const realityChecks = [0, 15, 30, 60] as const;

/** Which fields stand together, in the order of the page. */
export const optionSections = [
  {
    key: 'mode',
    names: ['mode', 'minimumAge', 'licenceAuthority', 'licenceNumber', 'allowedCountries'],
  },
  { key: 'languages', names: ['languages'] },
  {
    key: 'signUp',
    names: ['captcha', 'passSpecials', 'idMin', 'idMax', 'passMin', 'passMax'],
  },
  { key: 'recommender', names: ['recommenderShown', 'joinRecommenderId'] },
  { key: 'protection', names: ['realityCheckMinutes'] },
  {
    key: 'security',
    names: [
      'withdrawalWaitHours',
      'secondFactorRequired',
      'operatorFreshHours',
      'operatorStepUpMinutes',
    ],
  },
  { key: 'marketing', names: ['marketingKo', 'marketingEn', 'marketingVi'] },
  {
    key: 'contacts',
    names: [
      'sns1',
      'sns1Id',
      'sns1Link',
      'sns2',
      'sns2Id',
      'sns2Link',
      'sns3',
      'sns3Id',
      'sns3Link',
    ],
  },
] as const satisfies readonly { key: string; names: readonly OptionName[] }[];

export function fieldsOf(options: SiteOptions): OptionFields {
  const { licence, marketingText } = options;
  return {
    mode: options.mode,
    licenceAuthority: licence?.authority ?? '',
    licenceNumber: licence?.number ?? '',
    allowedCountries: options.allowedCountries.join(' '),
    minimumAge: options.minimumAge === null ? '' : String(options.minimumAge),
    languages: [...options.languages],
    captcha: options.captcha,
    idMin: String(options.idMin),
    idMax: String(options.idMax),
    passMin: String(options.passMin),
    passMax: String(options.passMax),
    passSpecials: options.passSpecials,
    recommenderShown: options.recommenderShown,
    joinRecommenderId: options.joinRecommenderId,
    realityCheckMinutes: String(options.realityCheckMinutes),
    withdrawalWaitHours: String(options.withdrawalWaitHours),
    operatorFreshHours: String(options.operatorFreshHours),
    operatorStepUpMinutes: String(options.operatorStepUpMinutes),
    secondFactorRequired: options.memberSecondFactor === 'required',
    marketingKo: marketingText.ko,
    marketingEn: marketingText.en,
    marketingVi: marketingText.vi,
    sns1: options.sns1,
    sns1Id: options.sns1Id,
    sns1Link: options.sns1Link,
    sns2: options.sns2,
    sns2Id: options.sns2Id,
    sns2Link: options.sns2Link,
    sns3: options.sns3,
    sns3Id: options.sns3Id,
    sns3Link: options.sns3Link,
  };
}

export function countriesOf(text: string): string[] {
  const codes = text.toUpperCase().split(/[\s,]+/);
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** The whole options of the form's fields; banks are not on this form and stay. */
export function optionsOf(fields: OptionFields, saved: SiteOptions): SiteOptions {
  const { licenceAuthority, licenceNumber, minimumAge, ...rest } = fields;
  const { marketingKo: ko, marketingEn: en, marketingVi: vi, ...others } = rest;
  const { secondFactorRequired, ...plain } = others;
  const hasLicence = licenceAuthority !== '' && licenceNumber !== '';
  const languages = (['ko', 'en', 'vi'] as const).filter((one) => fields.languages.includes(one));
  return {
    ...saved,
    ...plain,
    languages,
    mode: fields.mode === 'real' ? 'real' : 'demo',
    licence: hasLicence ? { authority: licenceAuthority, number: licenceNumber } : null,
    allowedCountries: countriesOf(fields.allowedCountries),
    minimumAge: minimumAge === '' ? null : Number(minimumAge),
    idMin: Number(fields.idMin),
    idMax: Number(fields.idMax),
    passMin: Number(fields.passMin),
    passMax: Number(fields.passMax),
    withdrawalWaitHours: Number(fields.withdrawalWaitHours),
    operatorFreshHours: Number(fields.operatorFreshHours),
    operatorStepUpMinutes: Number(fields.operatorStepUpMinutes),
    memberSecondFactor: secondFactorRequired ? 'required' : 'optional',
    realityCheckMinutes:
      realityChecks.find((minutes) => String(minutes) === fields.realityCheckMinutes) ??
      saved.realityCheckMinutes,
    marketingText: { ko, en, vi },
  };
}
