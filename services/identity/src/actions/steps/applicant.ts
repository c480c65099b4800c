import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import { firstBrokenRule } from '@noriter/rules/form-rules';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { isBreached } from '../../domain/members/breached-passwords.ts';
import {
  type SignUpForm,
  type SignUpPolicy,
  signUpRules,
} from '../../domain/members/sign-up-rules.ts';
import { isOfferedBank, signUpPolicyOf } from '../../domain/site/site-options.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { announceMember } from '../../events/member-event.ts';
import { isAvailable, type UniqueField } from '../../store/members/check-unique.ts';
import { insertMember, type NewMember } from '../../store/members/insert-member.ts';
import { isMember } from '../../store/members/members.ts';
import { profileOf } from '../../store/members/profile.ts';
import { orTaken } from '../../store/unique-refusal.ts';
import { codeOf, type IdentityCode } from './code-of.ts';

/**
 * @param policy what the site asks for; of a partner no date of birth, as they bring nothing in
 * @throws Refusal of the first rule of the form that is broken, U117, U120
 */
export function checkForm(
  options: SiteOptions,
  form: SignUpForm,
  policy: SignUpPolicy = signUpPolicyOf(options),
): void {
  const broken = firstBrokenRule(signUpRules(policy), form);
  if (broken !== null) {
    const { code, field, messageKey, messages } = broken;
    // A code has several rules; the rule's own words say what is missing of its field.
    const text = { ...errors[codeOf(code)], ...messages };
    throw new Refusal(code, text, {}, { field, messageKey });
  }
  if (!isOfferedBank(options, form.bank)) throw refuse(errors, 'U117');
  if (isBreached(form.memPass)) throw refuse(errors, 'U120', {}, { field: 'memPass' });
}

type Applicant = Pick<
  NewMember,
  'memberId' | 'siteId' | 'address' | 'partnerType' | 'recommenderId' | 'enteredBy'
> & { form: SignUpForm };

/**
 * Writes who applies, once for their id: a member who waits for an operator's approval.
 *
 * @param also what else belongs into the transaction; not run for a repetition
 * @throws Refusal U112 to U115 for what somebody else has
 */
export async function writeApplicant(
  deps: IdentityDeps,
  { form, ...applicant }: Applicant,
  also: (tx: pg.ClientBase) => Promise<void> = async () => undefined,
): Promise<void> {
  const { memberId, siteId } = applicant;
  await refuseTaken(deps, siteId, form, memberId);
  const [passwordHash, withdrawalHash] = await Promise.all([
    deps.passwords.hash(form.memPass),
    deps.passwords.hash(form.cashOutPass),
  ]);
  const member: NewMember = {
    ...applicant,
    loginId: form.memId,
    nickname: form.memNick,
    phone: form.memPhone,
    passwordHash,
    withdrawalHash,
    status: 'pending',
    birthDate: form.birthDate === '' ? null : form.birthDate,
    account: { bankCode: form.bank, account: form.bankacc, holder: form.memName },
  };
  await withTransaction(deps.pool, async (tx) => {
    if (!(await insertMember(deps, tx, member))) return;
    const profile = await profileOf(deps, tx, memberId);
    await announceMember(deps, tx, member, { case: 'signedUp', value: { profile } });
    await also(tx);
  }).catch((error: unknown) => {
    throw orTaken(error);
  });
}

/** Spares the hashing and gives the first code in order; the indexes decide in a race. */
async function refuseTaken(
  deps: IdentityDeps,
  siteId: string,
  form: SignUpForm,
  memberId: string,
): Promise<void> {
  if (await isMember(deps, memberId)) return;
  const checks: readonly [UniqueField, IdentityCode][] = [
    ['memId', 'U112'],
    ['memNick', 'U113'],
    ['memPhone', 'U114'],
    ['bankacc', 'U115'],
  ];
  const free = await Promise.all(
    checks.map(([field]) => isAvailable(deps, siteId, { field, value: form[field] })),
  );
  const taken = checks.find((_, index) => free[index] === false);
  if (taken !== undefined) throw refuse(errors, taken[1]);
}
