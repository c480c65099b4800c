import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import type { findMember } from '../../store/members/members.ts';
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
