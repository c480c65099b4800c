import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { firstBrokenRule, type SignUpForm, signUpRules } from '../domain/sign-up-rules.ts';
import { isOfferedBank, type SiteOptions, signUpPolicyOf } from '../domain/site-options.ts';
import { errors } from '../errors.ts';
import { isAvailable, type UniqueField } from '../queries/check-unique.ts';
import { findRecommender } from '../queries/find-recommender.ts';
import { settingsWhenOpen } from '../queries/site-settings.ts';
import { announceMember, profileOf } from './announce-member.ts';
import { codeOf, type IdentityCode } from './code-of.ts';
import { insertMember, type NewMember } from './insert-member.ts';
import { orTaken } from './unique-refusal.ts';

export type SignUp = {
  /** The same for each repetition of one request, so that a repetition finds the first one's. */
  readonly memberId: string;
  readonly siteId: string;
  readonly address: string;
  readonly form: SignUpForm;
};

/** Takes a visitor's application: a member who waits for an operator's approval. */
export async function signUp(deps: IdentityDeps, application: SignUp): Promise<string> {
  const { siteId, form } = application;
  const { options } = await settingsWhenOpen(deps, siteId);
  checkForm(options, form);
  const recommenderId = await recommenderOf(deps, siteId, options, form);
  await refuseTaken(deps, siteId, form, application.memberId);
  const [passwordHash, withdrawalHash] = await Promise.all([
    deps.passwords.hash(form.memPass),
    deps.passwords.hash(form.cashOutPass),
  ]);
  const member: NewMember = {
    ...application,
    loginId: form.memId,
    nickname: form.memNick,
    phone: form.memPhone,
    passwordHash,
    withdrawalHash,
    status: 'pending',
    partnerType: null,
    recommenderId,
    account: { bankCode: form.bank, account: form.bankacc, holder: form.memName },
  };
  await withTransaction(deps.pool, (tx) => apply(deps, tx, member)).catch((error: unknown) => {
    throw orTaken(error);
  });
  return application.memberId;
}

async function apply(deps: IdentityDeps, tx: pg.ClientBase, member: NewMember): Promise<void> {
  if (!(await insertMember(deps, tx, member))) return;
  const profile = await profileOf(deps, tx, member.memberId);
  await announceMember(deps, tx, member, { case: 'signedUp', value: { profile } });
}

function checkForm(options: SiteOptions, form: SignUpForm): void {
  const broken = firstBrokenRule(signUpRules(signUpPolicyOf(options)), form);
  if (broken !== null) {
    const { code, field, messageKey, min = '', max = '' } = broken;
    throw refuse(errors, codeOf(code), { min, max }, { field, messageKey });
  }
  if (!isOfferedBank(options, form.bank)) throw refuse(errors, 'U117');
}

/** The site's own recommender stands in when the form names none. */
async function recommenderOf(
  deps: IdentityDeps,
  siteId: string,
  options: SiteOptions,
  form: SignUpForm,
): Promise<string> {
  const named = options.recommenderShown ? form.recommenderId : options.joinRecommenderId;
  const found = await findRecommender(deps, siteId, named);
  if (found === null) throw refuse(errors, 'U116');
  return found;
}

/** Spares the hashing and gives the first code in order; the indexes decide in a race. */
async function refuseTaken(
  deps: IdentityDeps,
  siteId: string,
  form: SignUpForm,
  memberId: string,
): Promise<void> {
  if ((await deps.db.member.count({ where: { memberId } })) > 0) return;
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
