import { type FieldRule, keepsRule, ruleKinds } from '@noriter/rules/form-rules';
import type { SignUpAnswerRule } from '../../../shared/api/contracts.ts';

export type SignUpField = keyof typeof emptySignUp;
export type SignUpForm = Record<SignUpField, string>;

export type SignUpRule = Omit<SignUpAnswerRule, 'field' | 'kind' | 'sameAs'> &
  FieldRule<SignUpField>;

export const emptySignUp = {
  memId: '',
  memPass: '',
  memPassCheck: '',
  cashOutPass: '',
  memNick: '',
  memPhone: '',
  recommenderId: '',
  bank: '',
  memName: '',
  bankacc: '',
  birthDate: '',
};

/** The rules this form can check; one of a newer server that it does not know is left to the server. */
export function knownRules(answered: readonly SignUpAnswerRule[]): SignUpRule[] {
  return answered.flatMap(({ field, kind: kindName, sameAs, ...rule }) => {
    const kind = ruleKinds.find((one) => one === kindName);
    if (kind === undefined || !isField(field)) return [];
    if (sameAs === undefined) return [{ ...rule, field, kind }];
    return isField(sameAs) ? [{ ...rule, field, kind, sameAs }] : [];
  });
}

function isField(name: string): name is SignUpField {
  return name in emptySignUp;
}

/** The rules the form breaks, in the order the server gave; empty when it keeps them all. */
export function brokenRules(rules: readonly SignUpRule[], form: SignUpForm): SignUpRule[] {
  return rules.filter((rule) => !keepsRule(rule, form));
}

/** What is wrong with one field that was left filled in; an empty one is only said on submit. */
export function brokenOn(
  rules: readonly SignUpRule[],
  form: SignUpForm,
  field: SignUpField,
): SignUpRule | null {
  if (form[field] === '') return null;
  const own = rules.filter((rule) => rule.field === field && rule.kind !== 'same');
  const same = rules.filter((rule) => rule.kind === 'same' && rule.sameAs === field);
  return brokenRules([...own, ...same], form)[0] ?? null;
}

/** The lengths a field's rules allow, to be explained beside it. */
export function lengthsOf(
  rules: readonly SignUpRule[],
  field: SignUpField,
): { min: string; max: string } | null {
  const rule = rules.find((one) => one.field === field && one.min !== undefined);
  return rule?.min === undefined || rule.max === undefined
    ? null
    : { min: rule.min, max: rule.max };
}
