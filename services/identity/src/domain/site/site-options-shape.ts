import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { realityCheckMinutes } from '../protection/protection-state.ts';

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
  languages: z
    .array(z.enum(['ko', 'en', 'vi']))
    .min(1)
    .max(3),
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
  marketingText: wordsShape.describe('Text of the sign-up page, above its form'),
  banks: z.array(z.string().max(8)).max(60).describe('Codes in order; none offers every bank'),
  licence: z.object({ authority: shortText.min(1), number: shortText.min(1) }).nullable(),
  allowedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  minimumAge: z.int().min(18).max(30).nullable(),
  /** Minutes between two reality checks of members who chose nothing themselves. */
  realityCheckMinutes: z.literal(realityCheckMinutes),
  withdrawalWaitHours: z
    .int()
    .min(0)
    .max(720)
    .describe('Hours without withdrawals after a change of account, its password or second factor'),
  operatorFreshHours: z
    .int()
    .min(0)
    .max(720)
    .describe(
      'Hours in which an operator who is new, was reset or got more rights approves nothing',
    ),
  operatorStepUpMinutes: z
    .int()
    .min(0)
    .max(720)
    .describe(
      'Minutes after which an operator proves the second factor again before money moves; 0: never',
    ),
  memberSecondFactor: z
    .enum(['optional', 'required'])
    .describe('required: nobody changes their account without a second factor'),
});

nameSchemas({ SiteOptions: siteOptionsShape, SiteWords: wordsShape });

/** Some of the options, as a site keeps them. */
export const someSiteOptions = siteOptionsShape.partial();

/** What the sign-up asks of a password unless a site asks for more. */
const PASSWORD_MIN = 6;

/** Some of the options, as an operator changes them; a site with shorter passwords keeps them until then. */
export const changedSiteOptions = someSiteOptions.extend({
  passMin: length.min(PASSWORD_MIN).optional(),
});

export type SiteOptions = z.infer<typeof siteOptionsShape>;

export type SomeSiteOptions = z.infer<typeof someSiteOptions>;
