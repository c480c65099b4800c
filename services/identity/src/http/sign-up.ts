import { defineRoute } from '@noriter/kit/route';
import { VERSION_MAX } from '@noriter/kit/version-number';
import { z } from 'zod';
import { signUp } from '../actions/members/sign-up.ts';
import type { IdentityDeps } from '../deps.ts';
import { captchaAnswer, formField } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

/** Level, status, partner type and the like are accepted as the specification sends them, and
 * never believed: the server decides them. */
const ignoredFields = {
  memLevel: z.string().max(200).default('1'),
  memStatus: z.union([z.string().max(200), z.int()]).default(0),
  partSendYn: z.string().max(200).default('N'),
  siteName: formField,
  siteType: formField,
  ip: formField,
  apiKey: formField,
  memPhoneVendor: formField,
  nationCode: formField,
  partnerType: formField,
};

/** What the marks of the site's form say; the specification's own payload has none. */
const agreedTo = z
  .object({
    termsVersion: z.int().min(1).max(VERSION_MAX).nullable().describe('Null: none to be read'),
    adult: z.literal(true),
  })
  .optional()
  .describe('The terms were accepted, and the applicant is of age: kept as their consent');

const signUpRefusals =
  'LX01 U101 U102 U103 U104 U105 U106 U112 U113 U114 U115 U116 U117 U118 U119 U120 U129 U131 S003 H429 C999'.split(
    ' ',
  );

export const signup = route({
  path: '/api/member/signup',
  summary: 'Applies for membership; an operator decides',
  access: 'guest',
  idempotent: true,
  rateLimit: { max: 600, windowMs: 600_000 },
  body: z.object({
    memId: formField,
    memPass: formField,
    memPassCheck: formField,
    memNick: formField,
    cashOutPass: formField,
    memPhone: formField,
    recommenderId: formField,
    bank: formField,
    memName: formField,
    bankacc: formField,
    birthDate: formField.describe('A day such as 1990-01-31, where the site asks for it'),
    agreed: agreedTo,
    ...captchaAnswer,
    ...ignoredFields,
  }),
  data: z.object({ memberId: z.string() }),
  refuses: signUpRefusals,
  async handle(deps, { body, caller, effectId: memberId }) {
    const { captchaId, captcha: digits, altcha, agreed, ...form } = body;
    const captcha = { captchaId, captcha: digits, altcha };
    const { siteId, address } = caller;
    const application = { memberId, siteId, address, form, agreed, captcha };
    return { memberId: await signUp(deps, application) };
  },
});
