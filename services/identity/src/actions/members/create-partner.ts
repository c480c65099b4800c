import type { Auditor } from '@noriter/kit/audit';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { mayStandBelow, type PartnerTier, tierBelow } from '../../domain/members/partner-tiers.ts';
import type { SignUpForm } from '../../domain/members/sign-up-rules.ts';
import { signUpPolicyOf } from '../../domain/site/site-options.ts';
import { errors } from '../../errors.ts';
import { findPartner } from '../../store/members/find-recommender.ts';
import { settingsWhenOpen } from '../../store/site/site-settings.ts';
import { checkForm, writeApplicant } from '../steps/applicant.ts';
import { limitAsks } from './limit-asks.ts';

type NewPartner = {
  /** The same for each repetition of one request. */
  readonly memberId: string;
  readonly siteId: string;
  readonly address: string;
  readonly form: SignUpForm;
};

/**
 * A partner applies for another one of the tier right below, who waits for an operator's approval.
 *
 * @throws Refusal U141 for who is no partner or of the lowest tier; H429; those of the sign-up form
 */
export async function createSubPartner(
  deps: IdentityDeps,
  creator: { readonly loginId: string },
  { form, ...one }: NewPartner,
): Promise<string> {
  const parent = await findPartner(deps, one.siteId, creator.loginId);
  const tier = parent === null ? null : tierBelow(parent.tier);
  if (parent === null || tier === null) throw refuse(errors, 'U141');
  await limitAsks(deps, parent.memberId);
  const whole = { ...form, recommenderId: creator.loginId };
  await write(deps, { ...one, form: whole }, { parent, tier });
  return one.memberId;
}

type Wish = NewPartner & { readonly tier: PartnerTier };
type By = { readonly operatorId: string; readonly audit: Auditor };

/**
 * An operator enters a partner anywhere: a head office below nobody, any other below one of a higher
 * tier, whom the form names as its recommender. Another operator approves it.
 *
 * @throws Refusal U142 where the tiers do not fit; those of the sign-up form
 */
export async function createPartner(
  deps: IdentityDeps,
  by: By,
  { tier, form, ...one }: Wish,
): Promise<string> {
  const { recommenderId: named } = form;
  const parent = await findPartner(deps, one.siteId, named);
  if (!mayStandBelow(tier, parent?.tier ?? null)) throw refuse(errors, 'U142');
  // The rules ask for a recommender; a head office has none, and names itself.
  const whole = { ...form, recommenderId: named === '' ? form.memId : named };
  await write(deps, { ...one, form: whole }, { parent, tier, by });
  return one.memberId;
}

type Place = {
  readonly parent: { memberId: string } | null;
  readonly tier: PartnerTier;
  readonly by?: By;
};

async function write(
  deps: IdentityDeps,
  one: NewPartner,
  { parent, tier: partnerType, by }: Place,
): Promise<void> {
  const { options } = await settingsWhenOpen(deps, one.siteId);
  checkForm(options, one.form, { ...signUpPolicyOf(options), birthDateAsked: false });
  const recommenderId = parent?.memberId ?? null;
  const applicant = { ...one, partnerType, recommenderId, enteredBy: by?.operatorId ?? null };
  await writeApplicant(deps, applicant, async (tx) => {
    await by?.audit(tx, {
      action: 'member.create-partner',
      subject: `member:${one.memberId}`,
      before: null,
      after: { loginId: normaliseName(one.form.memId), tier: partnerType },
    });
  });
}
