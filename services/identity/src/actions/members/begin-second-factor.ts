import { randomBytes } from 'node:crypto';
import type { MemberCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { otpauthUri, secretBytes, secretOf } from '../../domain/second-factor.ts';
import { errors } from '../../errors.ts';
import { findMember } from '../../store/members/members.ts';
import { saveBegun } from '../../store/members/second-factor.ts';
import { lockProven } from '../steps/lock-proven.ts';
import { type MemberProof, proveMember } from '../steps/prove-member.ts';

/**
 * Makes a secret for the member's authenticator. It is in use only once a code confirmed it, so
 * nobody is shut out by a picture they never scanned.
 *
 * @throws LX03, U121, U123, U124, U127, U130
 */
export async function beginSecondFactor(
  deps: IdentityDeps,
  caller: MemberCaller,
  proof: MemberProof,
): Promise<{ otpauthUri: string; secret: string }> {
  const { siteId, memberId, loginId } = caller;
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  if (member.hasAuthenticator) throw refuse(errors, 'U127');
  const proven = await proveMember(deps, caller, { member, proof, payouts: true });
  const secret = secretOf(randomBytes(secretBytes));
  const saved = await withTransaction(deps.pool, async (tx) => {
    await lockProven(tx, caller, { member, payouts: true, ...proven });
    return saveBegun(deps, tx, { siteId, memberId, secret });
  });
  if (!saved) throw refuse(errors, 'U127');
  return { otpauthUri: otpauthUri(secret, `Noriter ${siteId}`, loginId), secret };
}
