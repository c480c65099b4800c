import type { MemberCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findMember } from '../../store/members/members.ts';
import { deleteSecondFactor } from '../../store/members/second-factor.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { announcePayoutAccess } from '../steps/announce-payout-access.ts';
import { lockProven } from '../steps/lock-proven.ts';
import { type MemberProof, proveMember } from '../steps/prove-member.ts';

/**
 * Takes the member's own second factor off; it needs all that the factor protected.
 *
 * @throws LX03, U121, U123, U124, U128, U130
 */
export async function removeSecondFactor(
  deps: IdentityDeps,
  caller: MemberCaller,
  proof: MemberProof,
): Promise<void> {
  const { siteId, memberId } = caller;
  const { options } = await readSiteSettings(deps, siteId);
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const proven = await proveMember(deps, caller, { member, proof, payouts: true });
  await withTransaction(deps.pool, async (tx) => {
    await lockProven(tx, caller, { member, payouts: true, ...proven });
    if (!(await deleteSecondFactor(tx, memberId))) throw refuse(errors, 'U128');
    const waitHours = options.withdrawalWaitHours;
    await announcePayoutAccess(deps, tx, caller, { kind: 'second-factor-removed', waitHours });
  });
}
