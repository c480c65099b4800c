import { together } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import {
  hashesOf,
  type LockedMember,
  lockMember,
  type PasswordHashes,
} from '../../store/members/members.ts';
import { hasFactor } from '../../store/members/second-factor.ts';

/** Who proved it, by what. */
export type ProvenMember = {
  readonly member: PasswordHashes;
  readonly payouts: boolean;
  /** Whether there was a second factor to prove, and it was. */
  readonly hasSecondFactor: boolean;
};

/**
 * Locks who proved it, as they were then: the proof waited for its hash, and whoever changed a password
 * meanwhile, or added a second factor, may have done so to shut out who asks.
 *
 * @throws U121, U123 where the password that was proved is another one by now; U124 where no second factor was
 * proved and there is one by now; U130
 */
export async function lockProven(
  tx: pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
  { member: proven, payouts, hasSecondFactor }: ProvenMember,
): Promise<LockedMember> {
  const [member, hashes, isFactorAsked] = await together(tx, () => [
    lockMember(tx, siteId, memberId),
    hashesOf(tx, memberId),
    hasFactor(tx, memberId),
  ]);
  if (hashes?.passwordHash !== proven.passwordHash) throw refuse(errors, 'U121');
  if (payouts && hashes.withdrawalHash !== proven.withdrawalHash) throw refuse(errors, 'U123');
  if (isFactorAsked && !hasSecondFactor) throw refuse(errors, 'U124');
  return member;
}
