// Invariant: the sign-up form has one table of rules, in one order, and it is data. The server
// judges with it and the web is sent it, so the two can never disagree on what is allowed.
import type { FieldRule } from '@noriter/rules/form-rules';
import {
  accountNumberPattern,
  mobilePhonePattern,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PIN_LENGTH,
  pinPattern,
} from '@noriter/rules/member-fields';
import { personNamePattern, visibleNamePattern } from '@noriter/rules/text/names';
import { birthDatePattern } from './age.ts';
import { type Messages, type SignUpMessageKey, signUpMessages } from './sign-up-messages.ts';

export type SignUpField =
  | 'memId'
  | 'memPass'
  | 'memPassCheck'
  | 'cashOutPass'
  | 'memNick'
  | 'memPhone'
  | 'recommenderId'
  | 'bank'
  | 'memName'
  | 'bankacc'
  | 'birthDate';

export type SignUpForm = Readonly<Record<SignUpField, string>>;

export type SignUpRule = FieldRule<SignUpField> & {
  readonly id: string;
  /** The server's result code; the web's key of the same refusal is `messageKey`. */
  readonly code: string;
  readonly messageKey: SignUpMessageKey;
  readonly messages: Messages;
};

/** What a site may decide about the form; its options hold these. */
export type SignUpPolicy = {
  readonly idMin: number;
  readonly idMax: number;
  readonly passMin: number;
  readonly passMax: number;
  /** Characters a password may hold beside letters and digits; empty forbids all of them. */
  readonly passSpecials: string;
  /** False when the site names the recommender itself and shows no input for it. */
  readonly recommenderShown: boolean;
  /** True on a site in real mode, which asks who is of age. */
  readonly birthDateAsked: boolean;
};

/** The site's rules in the order in which they are checked. */
export function signUpRules(policy: SignUpPolicy): readonly SignUpRule[] {
  const id = { pattern: loginIdPattern(policy), ...limits(policy.idMin, policy.idMax) };
  const pass = { pattern: passwordPattern(policy), ...limits(policy.passMin, policy.passMax) };
  return [
    required('memId', 'U101', 'front.member.emptyMemId'),
    matching('memId', 'U101', 'api.U101', id),
    required('memPassCheck', 'U105', 'front.member.compareMemPass'),
    required('memPass', 'U102', 'front.member.emptyMemPass'),
    matching('memPass', 'U102', 'api.U102', pass),
    required('cashOutPass', 'U103', 'front.member.emptyCashOutPass'),
    matching('cashOutPass', 'U103', 'api.U103', {
      pattern: pinPattern,
      ...limits(PIN_LENGTH, PIN_LENGTH),
    }),
    required('memNick', 'U104', 'front.member.emptyMemName'),
    matching('memNick', 'U104', 'front.member.noValidMemNick', { pattern: visibleNamePattern }),
    rule('memNick', 'length', 'U104', {
      messageKey: 'api.U104',
      ...limits(NICKNAME_MIN, NICKNAME_MAX),
    }),
    required('memPhone', 'U106', 'front.member.emptyMemTel'),
    matching('memPhone', 'U106', 'front.member.noValidMemTel', { pattern: mobilePhonePattern }),
    ...(policy.recommenderShown
      ? [required('recommenderId', 'U116', 'front.member.emptyRecommenderId')]
      : []),
    required('bank', 'U117', 'front.member.emptyBankName'),
    required('memName', 'U118', 'front.member.emptyBankAccountName'),
    matching('memName', 'U118', 'api.U118', { pattern: personNamePattern }),
    required('bankacc', 'U119', 'front.member.emptyBankNumber'),
    matching('bankacc', 'U119', 'front.member.noValidBankNumber', {
      pattern: accountNumberPattern,
    }),
    ...(policy.birthDateAsked
      ? [
          required('birthDate', 'U129', 'front.member.emptyBirthDate'),
          matching('birthDate', 'U129', 'front.member.noValidBirthDate', {
            pattern: birthDatePattern,
          }),
        ]
      : []),
    rule('memPass', 'same', 'U105', {
      messageKey: 'front.member.compareMemPass',
      sameAs: 'memPassCheck',
    }),
  ];
}

function loginIdPattern(policy: SignUpPolicy): string {
  return `^[A-Za-z0-9+]{${policy.idMin},${policy.idMax}}$`;
}

function passwordPattern(policy: SignUpPolicy): string {
  const specials = policy.passSpecials.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
  return `^[A-Za-z0-9${specials}]{${policy.passMin},${policy.passMax}}$`;
}

function limits(min: number, max: number): { min: string; max: string } {
  return { min: String(min), max: String(max) };
}

function required(field: SignUpField, code: string, messageKey: SignUpMessageKey): SignUpRule {
  return rule(field, 'required', code, { messageKey });
}

function matching(
  field: SignUpField,
  code: string,
  messageKey: SignUpMessageKey,
  shape: { pattern: string; min?: string; max?: string },
): SignUpRule {
  return rule(field, 'pattern', code, { messageKey, ...shape });
}

function rule(
  field: SignUpField,
  kind: SignUpRule['kind'],
  code: string,
  shape: Pick<SignUpRule, 'messageKey' | 'pattern' | 'min' | 'max' | 'sameAs'>,
): SignUpRule {
  const texts = signUpMessages[shape.messageKey];
  const filled = (text: string) =>
    text.replace('{min}', shape.min ?? '').replace('{max}', shape.max ?? '');
  const messages = { ko: filled(texts.ko), en: filled(texts.en), vi: filled(texts.vi) };
  return { id: `${field}.${kind}`, field, kind, code, ...shape, messages };
}
