// Invariant: what a member changes keeps the rules of the sign-up; a new password is stronger still.
import { firstBrokenRule } from '@noriter/rules/form-rules';
import { CHANGED_PASSWORD_MIN } from '@noriter/rules/member-fields';
import { isBreached } from './breached-passwords.ts';
import { emptyForm, isStrongEnough } from './password-rule.ts';
import {
  type SignUpField,
  type SignUpPolicy,
  type SignUpRule,
  signUpRules,
} from './sign-up-rules.ts';

/** An absent field stays as it is. */
export type MemberChanges = {
  readonly memPass?: string | undefined;
  readonly memPassCheck?: string | undefined;
  readonly cashOutPass?: string | undefined;
  readonly memPhone?: string | undefined;
  readonly bank?: string | undefined;
  readonly bankacc?: string | undefined;
  readonly memName?: string | undefined;
};

export type UpdateProblem = { code: string; min?: string; max?: string };

const ruledFields = ['cashOutPass', 'memPhone', 'bank', 'memName', 'bankacc'] as const;

export function changesSomething(changes: MemberChanges): boolean {
  return changes.memPass !== undefined || ruledFields.some((field) => changes[field] !== undefined);
}

/** The holder alone changes nothing: who was approved stays. */
export function changesAccount({ bank, bankacc }: MemberChanges): boolean {
  return bank !== undefined || bankacc !== undefined;
}

/** Whether a change leads to the member's payouts, so that the login password alone is not enough. */
export function changesPayouts(changes: MemberChanges): boolean {
  return changes.cashOutPass !== undefined || changesAccount(changes);
}

/** The first rule the changes break, or null. */
export function firstProblem(changes: MemberChanges, policy: SignUpPolicy): UpdateProblem | null {
  const { memPass } = changes;
  if (memPass !== undefined) {
    if (!isStrongEnough(memPass, policy)) {
      return { code: 'U122', min: String(Math.max(CHANGED_PASSWORD_MIN, policy.passMin)) };
    }
    if (memPass !== changes.memPassCheck) return { code: 'U105' };
    if (isBreached(memPass)) return { code: 'U120' };
  }
  const given = new Set<SignUpField>(ruledFields.filter((field) => changes[field] !== undefined));
  const rules = signUpRules(policy).filter((rule) => given.has(rule.field));
  const broken = firstBrokenRule(rules, { ...emptyForm, ...givenValues(changes) });
  return broken === null ? null : problemOf(broken);
}

function givenValues(changes: MemberChanges): Partial<Record<SignUpField, string>> {
  const values: Partial<Record<SignUpField, string>> = {};
  for (const field of ruledFields) {
    const value = changes[field];
    if (value !== undefined) values[field] = value;
  }
  return values;
}

function problemOf({ code, min, max }: SignUpRule): UpdateProblem {
  return { code, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
