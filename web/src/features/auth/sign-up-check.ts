import type { SignUpAnswerRule } from '../../api/contracts.ts';

export type SignUpField = keyof typeof emptySignUp;
export type SignUpForm = Record<SignUpField, string>;

const kinds = ['required', 'pattern', 'length', 'same'] as const;

export type SignUpRule = Omit<SignUpAnswerRule, 'field' | 'kind' | 'sameAs'> & {
  field: SignUpField;
  kind: (typeof kinds)[number];
  sameAs?: SignUpField;
};

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
};

/** The rules this form can check; one of a newer server that it does not know is left to the server. */
export function knownRules(answered: readonly SignUpAnswerRule[]): SignUpRule[] {
  return answered.flatMap(({ field, kind: kindName, sameAs, ...rule }) => {
    const kind = kinds.find((one) => one === kindName);
    if (kind === undefined || !isField(field)) return [];
    if (sameAs === undefined) return [{ ...rule, field, kind }];
    return isField(sameAs) ? [{ ...rule, field, kind, sameAs }] : [];
  });
}

function isField(name: string): name is SignUpField {
  return name in emptySignUp;
}

/** The first rule the form breaks, in the order the server gave, or null when it keeps them all. */
export function firstBroken(rules: readonly SignUpRule[], form: SignUpForm): SignUpRule | null {
  return rules.find((rule) => !keeps(rule, form)) ?? null;
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
  return firstBroken([...own, ...same], form);
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

function keeps(rule: SignUpRule, form: SignUpForm): boolean {
  const value = form[rule.field];
  switch (rule.kind) {
    case 'required':
      return value.trim() !== '';
    case 'pattern':
      return new RegExp(rule.pattern ?? '', 'u').test(value);
    case 'length': {
      const characters = Array.from(value.trim()).length;
      return characters >= Number(rule.min ?? 0) && characters <= Number(rule.max ?? Infinity);
    }
    case 'same':
      return rule.sameAs !== undefined && value === form[rule.sameAs];
    default:
      return rule.kind satisfies never;
  }
}
