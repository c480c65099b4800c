import { wonText } from '@noriter/kit/money';
import { passkeyProof } from '@noriter/kit/passkey-shapes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { ageMethods, birthDatePattern } from '../domain/members/age.ts';
import { shownStatuses } from '../domain/members/member-status.ts';
import { protectionStates } from '../domain/protection/protection-state.ts';

/** A member as they see themselves. */
export const ownMember = z.object({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  memPhone: z.string().describe('Masked, as memPhoneMasked'),
  memPhoneMasked: z.string(),
  memLevel: z.string(),
  isPartnerMember: z.enum(['Y', 'N']),
  partnerType: z.string(),
  bankNameKr: z.string(),
  bankaccMasked: z.string(),
  protection: z
    .object({
      state: z.enum(protectionStates).describe('timeOut and excluded: no deposits and no bets'),
      until: z.iso.datetime().nullable().describe('Null: none, or for ever'),
      realityCheckMinutes: z.int().describe('Minutes between two reality checks; 0 is never'),
    })
    .describe('How the member is kept from playing'),
  hasSecondFactor: z.boolean().describe('An authenticator, or passkeys'),
  hasAuthenticator: z.boolean(),
  passkeys: z.int().describe('How many the member has'),
  withdrawalsFrom: z.iso
    .datetime()
    .nullable()
    .describe('No withdrawal before, after a change of what leads to payouts; null for now'),
});

/** The same with their money; null while the wallet does not answer. */
export const ownMemberWithMoney = ownMember.extend({
  cashAmt: wonText.nullable(),
  pointAmt: wonText.nullable(),
});

/** A member as operators see it. */
export const listedMember = z.object({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  memPhone: z.string().describe('Masked'),
  bankNameKr: z.string(),
  bankaccMasked: z.string(),
  recommenderId: z.string(),
  partnerType: z.string(),
  level: z.int(),
  status: z.enum(shownStatuses),
  signedUpAt: z.iso.datetime(),
  signedUpAddress: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  isTest: z.boolean().describe("The operator's own, kept out of every figure"),
  birthDate: z.string().nullable().describe('As signed up with or confirmed; null: never asked'),
  ageMethod: z.enum(ageMethods).nullable().describe('What an operator has seen it by'),
  ageConfirmedBy: z.string().nullable().describe('Login id'),
  ageConfirmedAt: z.iso.datetime().nullable(),
});

export const sessionToken = { token: z.string(), expiresAt: z.iso.datetime() };

export const operatorShape = z.object({
  operatorId: z.string(),
  loginId: z.string(),
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
});

nameSchemas({
  MemberView: ownMember,
  MemberWithMoneyView: ownMemberWithMoney,
  AdminMemberView: listedMember,
  OperatorView: operatorShape,
});

/** The answer to a captcha: the digits of its picture, or its solved task. */
export const captchaAnswer = {
  captchaId: z.string().max(64).optional(),
  captcha: z.string().max(8).optional(),
  altcha: z
    .string()
    .max(2_000)
    .optional()
    .describe('Base64 of JSON { algorithm, challenge, number, salt, signature }'),
};

/** What shows that it is the member who asks. */
export const memberProof = {
  presentPass: z.string().min(1).max(128),
  presentCashOutPass: z
    .string()
    .max(16)
    .optional()
    .describe('The withdrawal password, where the change leads to payouts'),
  otp: z.string().max(16).optional().describe('A code, where the member has a second factor'),
  passkey: passkeyProof.optional().describe('Instead of a code'),
};

/** The rules of an own password answer themselves. */
export const operatorPassword = z.string().min(1).max(128);

/** A code of the moment, or a recovery code as it is read. */
export const operatorCode = z.string().max(24);

/** What proves an operator's second factor: a code, or a passkey instead of it. */
export const operatorFactor = {
  otp: operatorCode.default('').describe('Of the authenticator, or a recovery code'),
  passkey: passkeyProof.optional().describe('Instead of a code'),
};

export const roleIdText = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

/** A sign-up or login field that is absent counts as empty, so that its own rule answers. */
export const formField = z.string().max(200).default('');

/** A day, as a form writes it; whether somebody can have been born on it is answered by U129. */
export const birthDateText = z.string().regex(new RegExp(birthDatePattern, 'u'));

/** What an operator has seen of how old a member is. */
export const ageSeen = {
  birthDate: birthDateText.describe('A day such as 1990-01-31'),
  ageMethod: z.enum(ageMethods).describe('What it was seen by'),
};

export const ageRefusals = ['U129', 'U131', 'U132'] as const;

export const reasonText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine(isPlainBlock, 'Has control characters.');

const ASKED_REASON_LENGTH_MAX = 200;

/** Why something is asked of a second operator; empty where one may do it alone. */
export const askedReason = z
  .string()
  .trim()
  .max(ASKED_REASON_LENGTH_MAX)
  .refine(isPlainBlock, 'Has control characters.')
  .default('');

export const uuidText = z.guid().toLowerCase();
