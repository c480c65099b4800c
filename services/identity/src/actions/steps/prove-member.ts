import { together } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import {
  type findMember,
  hashesOf,
  type LockedMember,
  lockMember,
  type PasswordHashes,
} from '../../store/members/members.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { judgeGuess, judgeOwnPassword } from './judge-guess.ts';
import { type GivenMemberFactor, judgeFactor } from './member-factor.ts';

export type MemberProof = GivenMemberFactor & {
  readonly presentPass: string;
  readonly presentCashOutPass?: string | undefined;
};

type Owner = { readonly siteId: string; readonly memberId: string; readonly address: string };
type KnownMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/**
 * Whether it is the member who asks: by the login password, by the withdrawal password where it
 * leads to payouts, and by a code or a passkey wherever the member has a second factor.
 *
 * @returns whether the member has a second factor
 * @throws LX03, U121, U123, U124
 */
export async function proveMember(
  deps: IdentityDeps,
  owner: Owner,
  { member, proof, payouts }: { member: KnownMember; proof: MemberProof; payouts: boolean },
): Promise<{ hasSecondFactor: boolean }> {
  await provePassword(deps, owner, member, proof.presentPass);
  if (payouts && member.withdrawalHash !== null) {
    await proveWithdrawalPassword(deps, owner, member, proof.presentCashOutPass);
  }
  return { hasSecondFactor: await proveFactor(deps, owner, proof) };
}

/**
 * Locks who proved it, as they were then: the proof waited for its hash, and whoever changed a password
 * meanwhile may have done so to shut out who asks.
 *
 * @throws U121, U123 where the password that was proved is another one by now; U130
 */
export async function lockProven(
  tx: pg.ClientBase,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
  { member: proven, payouts }: { member: PasswordHashes; payouts: boolean },
): Promise<LockedMember> {
  const [member, hashes] = await together(tx, () => [
    lockMember(tx, siteId, memberId),
    hashesOf(tx, memberId),
  ]);
  if (hashes?.passwordHash !== proven.passwordHash) throw refuse(errors, 'U121');
  if (payouts && hashes.withdrawalHash !== proven.withdrawalHash) throw refuse(errors, 'U123');
  return member;
}

async function provePassword(
  deps: IdentityDeps,
  { siteId, memberId, address }: Owner,
  { passwordHash }: KnownMember,
  password: string,
): Promise<void> {
  const judged = await judgeOwnPassword(deps, { siteId, memberId, passwordHash }, password, {
    right: async () => undefined,
    wrong: (tx) =>
      recordLogin(deps, tx, { siteId, subjectId: memberId, kind: 'login-failed', address }),
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U121');
}

async function proveWithdrawalPassword(
  deps: IdentityDeps,
  { siteId, memberId: subject }: Owner,
  { withdrawalHash }: KnownMember,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) throw refuse(errors, 'U123');
  const right = await deps.passwords.isRight(withdrawalHash, given);
  const judged = await judgeGuess(deps, { siteId, secret: 'withdrawal', subject }, right, {
    right: async () => undefined,
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U123');
}

async function proveFactor(
  deps: IdentityDeps,
  owner: Owner,
  given: GivenMemberFactor,
): Promise<boolean> {
  const judged = await judgeFactor(deps, owner, given);
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U124');
  return judged.outcome === 'right';
}
