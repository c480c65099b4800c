import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import {
  changesAccount,
  changesPayouts,
  changesSomething,
  firstProblem,
  type MemberChanges,
} from '../../domain/members/member-update.ts';
import { stateOf } from '../../domain/protection/protection-state.ts';
import { isOfferedBank, signUpPolicyOf } from '../../domain/site/site-options.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { findMember } from '../../store/members/members.ts';
import { saveHashes, savePhone } from '../../store/members/update-member.ts';
import { loadProtection } from '../../store/protection/protections.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { settingsWhenOpen } from '../../store/site/site-settings.ts';
import { orTaken } from '../../store/unique-refusal.ts';
import { announcePayoutAccess } from '../steps/announce-payout-access.ts';
import { changePayoutAccount } from '../steps/change-payout-account.ts';
import { codeOf } from '../steps/code-of.ts';
import { lockProven, type ProvenMember } from '../steps/lock-proven.ts';
import { type MemberProof, proveMember } from '../steps/prove-member.ts';
import { endSessions, publishSessions, type SessionChange } from '../steps/sessions.ts';
import { limitAsks } from './limit-asks.ts';

export type MemberUpdate = MemberProof & {
  readonly siteId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly changes: MemberChanges;
};

type Hashes = { password: string | null; withdrawal: string | null };
type Judged = { proven: Omit<ProvenMember, 'payouts'>; hashes: Hashes; options: SiteOptions };

/**
 * Changes what a member may change by themselves. All of it needs the present password; what leads
 * to payouts needs the present withdrawal password too, and a code where there is a second factor.
 *
 * @throws H429, LX03, R006, U103, U105, U106, U114, U115, U117 to U119, U121 to U126, U130
 */
export async function updateMember(deps: IdentityDeps, update: MemberUpdate): Promise<void> {
  const { siteId, memberId, changes } = update;
  const { options } = await settingsWhenOpen(deps, siteId);
  refuseProblems(options, changes);
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const payouts = changesPayouts(changes);
  const { hasSecondFactor } = await proveMember(deps, update, { member, proof: update, payouts });
  if (changesAccount(changes) && !hasSecondFactor && options.memberSecondFactor === 'required') {
    throw refuse(errors, 'U125');
  }
  if (changes.memPhone !== undefined || changesAccount(changes)) await limitAsks(deps, memberId);
  const hashes = await hashChanges(deps, changes);
  const ended = await withTransaction(deps.pool, (tx) =>
    applyChanges(deps, tx, update, { proven: { member, hasSecondFactor }, hashes, options }),
  ).catch((error: unknown) => {
    throw orTaken(error);
  });
  await publishSessions(deps, ended);
}

function refuseProblems(options: SiteOptions, changes: MemberChanges): void {
  const problem = firstProblem(changes, signUpPolicyOf(options));
  if (problem !== null) throw refuse(errors, codeOf(problem.code), { ...problem });
  if (changes.bank !== undefined && !isOfferedBank(options, changes.bank))
    throw refuse(errors, 'U117');
}

async function hashChanges(deps: IdentityDeps, changes: MemberChanges): Promise<Hashes> {
  const hashed = async (text?: string) => (text === undefined ? null : deps.passwords.hash(text));
  const [password, withdrawal] = await Promise.all([
    hashed(changes.memPass),
    hashed(changes.cashOutPass),
  ]);
  return { password, withdrawal };
}

async function applyChanges(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  update: MemberUpdate,
  { proven, hashes, options }: Judged,
): Promise<SessionChange[]> {
  const { siteId, memberId, changes, address } = update;
  const member = await lockProven(tx, update, { ...proven, payouts: changesPayouts(changes) });
  if (!changesSomething(changes)) return [];
  const at = deps.clock.now();
  const waitHours = options.withdrawalWaitHours;
  await changePayoutAccount(deps, tx, { ...member, address }, { changes, waitHours });
  if (hashes.withdrawal !== null) {
    await saveHashes(tx, memberId, { password: null, withdrawal: hashes.withdrawal, at });
    const kind = 'withdrawal-password-changed';
    await announcePayoutAccess(deps, tx, update, { kind, waitHours });
  }
  const record = { siteId, subjectId: memberId, address };
  if (changes.memPhone !== undefined) {
    if (stateOf(await loadProtection(tx, memberId), at) !== 'none') throw refuse(errors, 'R006');
    await savePhone(deps, tx, memberId, changes.memPhone);
    await recordLogin(deps, tx, { ...record, kind: 'phone-changed' });
  }
  if (hashes.password === null) return [];
  await saveHashes(tx, memberId, { password: hashes.password, withdrawal: null, at });
  await recordLogin(deps, tx, { ...record, kind: 'password-changed' });
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  return endSessions(deps, tx, owner, { except: update.sessionId, reason: 'revoked' });
}
