import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import type { SignUpForm } from '../../domain/members/sign-up-rules.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { type Agreed, insertConsents } from '../../store/members/consents.ts';
import { findRecommender } from '../../store/members/find-recommender.ts';
import { isMember } from '../../store/members/members.ts';
import { countTry, hourSeconds } from '../../store/sessions/network-tries.ts';
import { settingsWhenOpen } from '../../store/site/site-settings.ts';
import { checkAge } from '../steps/age.ts';
import { checkForm, writeApplicant } from '../steps/applicant.ts';
import { type CaptchaAnswer, isCaptchaSolved } from '../steps/check-captcha.ts';

export type SignUp = {
  /** The same for each repetition of one request, so that a repetition finds the first one's. */
  readonly memberId: string;
  readonly siteId: string;
  readonly address: string;
  readonly form: SignUpForm;
  readonly agreed: Agreed | undefined;
  readonly captcha: CaptchaAnswer;
};

/** Takes a visitor's application: a member who waits for an operator's approval. */
export async function signUp(deps: IdentityDeps, application: SignUp): Promise<string> {
  const { siteId, form } = application;
  const { options } = await settingsWhenOpen(deps, siteId);
  checkForm(options, form);
  checkAge(deps, options, form.birthDate);
  await checkStranger(deps, options, application);
  const recommenderId = await recommenderOf(deps, siteId, options, form);
  const { memberId, address, agreed } = application;
  const asked = options.mode === 'real' ? form : { ...form, birthDate: '' };
  const place = { memberId, siteId, address, partnerType: null, recommenderId };
  const applicant = { ...place, form: asked };
  await writeApplicant(deps, applicant, async (tx) => {
    if (agreed !== undefined) await insertConsents(deps, tx, { memberId, siteId, address, agreed });
  });
  return memberId;
}

/**
 * What comes after this says whether a phone or an account is known here, so it costs a captcha,
 * and a network has only some of it. A repetition of a sign-up that was taken costs nothing, nor does a captcha
 * that was mistyped: nothing is learnt by it, and everybody behind one address would be shut out for it.
 */
async function checkStranger(
  deps: IdentityDeps,
  options: SiteOptions,
  { memberId, address, captcha }: SignUp,
): Promise<void> {
  if (await isMember(deps, memberId)) return;
  if (options.captcha && !(await isCaptchaSolved(deps, captcha, address))) {
    throw refuse(errors, 'LX01');
  }
  const tries = await countTry(deps, 'sign-up', address);
  if (tries > deps.config.SIGN_UPS_PER_NETWORK) {
    throw refuse(transportCodes, 'H429', { seconds: hourSeconds });
  }
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
