import type { PasskeyProof } from '@noriter/kit/passkey-shapes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { stepOfCode } from '../../domain/second-factor.ts';
import type { PasswordHashes } from '../../store/members/members.ts';
import { findSecondFactor, useMemberCode } from '../../store/members/second-factor.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import {
  countUse,
  hasPasskeys,
  type PasskeyOwner,
  type UsedPasskey,
} from '../../store/passkeys/passkeys.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { checkProof } from '../passkeys/prove-passkey.ts';
import { judgeGuess } from './judge-guess.ts';

/** What a member gives as the second factor: a code, or a passkey instead of it. */
export type GivenMemberFactor = {
  readonly otp?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
};

type Owner = { readonly siteId: string; readonly memberId: string; readonly address?: string };

type Judged = { outcome: 'none' | 'right' | 'wrong' } | { outcome: 'locked'; minutes: number };

export function memberPasskeys({ siteId, memberId }: Owner): PasskeyOwner {
  return { siteId, kind: 'member', ownerId: memberId };
}

/** For what a member's passkey is asked for. */
export function memberChallenge({ siteId, memberId: subject }: Owner): ChallengeUse {
  return { siteId, purpose: 'member-proof', subject };
}

type Begun = { readonly member: PasswordHashes; readonly hasSecondFactor: boolean };

/** Only the session that proved itself may end what it began, while what it was proved by stands. */
export function newChallenge(
  { siteId, memberId, sessionId }: Owner & { readonly sessionId: string },
  { member: { passwordHash, withdrawalHash }, hasSecondFactor }: Begun,
): ChallengeUse {
  const proven = [passwordHash, withdrawalHash, hasSecondFactor];
  const subject = JSON.stringify([memberId, sessionId, ...proven]);
  return { siteId, purpose: 'member-new', subject };
}

/** Whether the factor is the member's and was not used; `none` where the member has none. */
export async function judgeFactor(
  deps: IdentityDeps,
  owner: Owner,
  { otp, passkey }: GivenMemberFactor,
): Promise<Judged> {
  const found = await findSecondFactor(deps, owner.memberId);
  const secret = found === null || found.confirmedAt === null ? null : found.secret;
  if (secret === null && !(await hasPasskeys(deps.pool, memberPasskeys(owner)))) {
    return { outcome: 'none' };
  }
  if (passkey !== undefined) {
    const used = await checkProof(deps, memberChallenge(owner), memberPasskeys(owner), passkey);
    return judge(deps, owner, used, (tx, proof) => usePasskey(deps, tx, owner, proof));
  }
  if (otp === undefined || secret === null) return { outcome: 'wrong' };
  const step = stepOfCode(secret, otp, deps.clock.now());
  return judge(deps, owner, step, (tx, proof) => useMemberCode(tx, owner.memberId, proof));
}

async function judge<Proof>(
  deps: IdentityDeps,
  { siteId, memberId: subject }: Owner,
  proof: Proof | null,
  use: (tx: pg.ClientBase, proof: Proof) => Promise<boolean>,
): Promise<Judged> {
  const guessed = { siteId, secret: 'member-code', subject } as const;
  const judged = await judgeGuess(deps, guessed, proof !== null, {
    right: async (tx) => proof !== null && (await use(tx, proof)),
  });
  if (judged.outcome === 'locked') return judged;
  return { outcome: judged.outcome === 'right' && judged.value ? 'right' : 'wrong' };
}

/** A counter that fell is shown to the member: somebody else has a copy of the key. */
async function usePasskey(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { siteId, memberId: subjectId, address = '' }: Owner,
  proof: UsedPasskey,
): Promise<boolean> {
  const outcome = await countUse(tx, proof, deps.clock.now());
  if (outcome === 'regressed') {
    await recordLogin(deps, tx, { siteId, subjectId, kind: 'passkey-copied', address });
  }
  return outcome === 'used';
}
