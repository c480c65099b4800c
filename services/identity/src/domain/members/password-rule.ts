// Invariant: a changed password mixes letters and digits and has at least six characters, and
// never allows what the site's own sign-up policy forbids.
import { firstBrokenRule } from '@noriter/rules/form-rules';
import { isMixedPassword } from '@noriter/rules/member-fields';
import { type SignUpPolicy, signUpRules } from './sign-up-rules.ts';

export function isStrongEnough(password: string, policy: SignUpPolicy): boolean {
  return isMixedPassword(password) && keepsPolicy(password, policy);
}

function keepsPolicy(password: string, policy: SignUpPolicy): boolean {
  const rules = signUpRules(policy).filter((rule) => rule.id === 'memPass.pattern');
  return firstBrokenRule(rules, { ...emptyForm, memPass: password }) === null;
}

export const emptyForm = {
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
} as const;
