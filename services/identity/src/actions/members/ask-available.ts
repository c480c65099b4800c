import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { isAvailable, type UniqueField } from '../../store/members/check-unique.ts';
import { countTry, hourSeconds } from '../../store/sessions/network-tries.ts';
import { type CaptchaAnswer, isCaptchaSolved } from '../steps/check-captcha.ts';

/** Whose phone or account is known at a betting site is nobody's business. */
const personal: readonly UniqueField[] = ['memPhone', 'bankacc'];

/**
 * Answers a stranger who fills the sign-up form in, a bounded number of times an hour.
 *
 * @throws LX01 for a phone or an account without a solved captcha, whatever the site's option is
 * @throws H429
 */
export async function askAvailable(
  deps: IdentityDeps,
  { siteId, address }: { siteId: string; address: string },
  asked: { field: UniqueField; value: string; captcha: CaptchaAnswer },
): Promise<boolean> {
  const solved =
    !personal.includes(asked.field) || (await isCaptchaSolved(deps, asked.captcha, address));
  if (!solved) throw refuse(errors, 'LX01');
  const tries = await countTry(deps, 'unique', address);
  if (tries > deps.config.UNIQUE_CHECKS_PER_NETWORK) {
    throw refuse(transportCodes, 'H429', { seconds: hourSeconds });
  }
  return isAvailable(deps, siteId, asked);
}
