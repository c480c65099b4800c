import type { MemberCaller } from '@noriter/kit/caller';
import type { NewPasskey } from '@noriter/kit/passkey-shapes';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findMember } from '../../store/members/members.ts';
import { dropBegun } from '../../store/members/second-factor.ts';
import { deletePasskey } from '../../store/passkeys/passkeys.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import {
  askForPasskey,
  checkNewPasskey,
  type NewPasskeyOptions,
  savePasskey,
} from '../passkeys/new-passkey.ts';
import { askForProof, type PasskeyRequest } from '../passkeys/prove-passkey.ts';
import { announcePayoutAccess } from '../steps/announce-payout-access.ts';
import { lockProven } from '../steps/lock-proven.ts';
import { memberChallenge, memberPasskeys, newChallenge } from '../steps/member-factor.ts';
import { type MemberProof, proveMember } from '../steps/prove-member.ts';

/** What a member's browser proves a passkey by. @throws LX06, LX08 */
export function askForMemberProof(
  deps: IdentityDeps,
  caller: MemberCaller,
): Promise<PasskeyRequest> {
  return askForProof(deps, memberChallenge(caller), memberPasskeys(caller));
}

/**
 * Lets a member make a passkey; it needs all that leads to payouts.
 *
 * @throws LX03, LX06, LX10, U121, U123, U124, U130
 */
export async function beginMemberPasskey(
  deps: IdentityDeps,
  caller: MemberCaller,
  proof: MemberProof,
): Promise<NewPasskeyOptions> {
  const proven = await prove(deps, caller, proof);
  const { loginId } = caller;
  const named = { ...memberPasskeys(caller), loginId, name: loginId };
  return askForPasskey(deps, newChallenge(caller, proven), named);
}

/**
 * Keeps the passkey that was made; withdrawals wait from now on. What else was begun comes to nothing: whoever
 * knows the passwords may have begun it before there was a factor to prove.
 *
 * @throws LX07, U121, U123, U124, U130
 */
export async function finishMemberPasskey(
  deps: IdentityDeps,
  caller: MemberCaller,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<void> {
  const { siteId, memberId } = caller;
  const { options } = await readSiteSettings(deps, siteId);
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const begun = (hasSecondFactor: boolean) => newChallenge(caller, { member, hasSecondFactor });
  const byFactor = await checkNewPasskey(deps, begun(true), passkey);
  const made = byFactor ?? (await checkNewPasskey(deps, begun(false), passkey));
  if (made === null) throw refuse(errors, 'LX07');
  await withTransaction(deps.pool, async (tx) => {
    const hasSecondFactor = byFactor !== null;
    await lockProven(tx, caller, { member, payouts: true, hasSecondFactor });
    await dropBegun(tx, memberId);
    await savePasskey(deps, tx, memberPasskeys(caller), { ...made, name });
    const waitHours = options.withdrawalWaitHours;
    await announcePayoutAccess(deps, tx, caller, { kind: 'passkey-added', waitHours });
  });
}

/** Removes a passkey of the member's own. @throws LX03, LX08, U121, U123, U124, U130 */
export async function removeMemberPasskey(
  deps: IdentityDeps,
  caller: MemberCaller,
  { passkeyId, ...proof }: MemberProof & { passkeyId: string },
): Promise<void> {
  const { siteId } = caller;
  const { options } = await readSiteSettings(deps, siteId);
  const proven = await prove(deps, caller, proof);
  await withTransaction(deps.pool, async (tx) => {
    await lockProven(tx, caller, proven);
    const removed = await deletePasskey(tx, memberPasskeys(caller), passkeyId);
    if (removed === null) throw refuse(errors, 'LX08');
    const waitHours = options.withdrawalWaitHours;
    await announcePayoutAccess(deps, tx, caller, { kind: 'passkey-removed', waitHours });
  });
}

async function prove(deps: IdentityDeps, caller: MemberCaller, proof: MemberProof) {
  const { siteId, memberId } = caller;
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const payouts = true;
  return { member, payouts, ...(await proveMember(deps, caller, { member, proof, payouts })) };
}
