import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import {
  changesAccount,
  changesSomething,
  firstProblem,
  type MemberChanges,
} from '../domain/member-update.ts';
import { normaliseDigits } from '../domain/normalise.ts';
import { isOfferedBank, signUpPolicyOf } from '../domain/site-options.ts';
import { errors } from '../errors.ts';
import { settingsWhenOpen } from '../queries/site-settings.ts';
import { announceMember, profileOf } from './announce-member.ts';
import { codeOf } from './code-of.ts';
import { forgetGuesses, judgeGuess } from './judge-guess.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import { addPayoutAccount, openAccount, type PayoutAccountText } from './payout-account.ts';
import { type LoginRecordKind, recordLogin } from './record-login.ts';
import { endSessions, publishSessions, type SessionChange } from './sessions.ts';
import { orTaken } from './unique-refusal.ts';

export type MemberUpdate = {
  readonly siteId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly presentPass: string;
  readonly changes: MemberChanges;
};

type Hashes = { password: string | null; withdrawal: string | null };

/** Changes what a member may change by themselves; all of it needs the present password. */
export async function updateMember(deps: IdentityDeps, update: MemberUpdate): Promise<void> {
  const { siteId, memberId, changes } = update;
  const { options } = await settingsWhenOpen(deps, siteId);
  const problem = firstProblem(changes, signUpPolicyOf(options));
  if (problem !== null) throw refuse(errors, codeOf(problem.code), { ...problem });
  if (changes.bank !== undefined && !isOfferedBank(options, changes.bank)) {
    throw refuse(errors, 'U117');
  }
  const member = await deps.db.member.findFirst({
    where: { memberId, siteId },
    select: { passwordHash: true, loginIdNormal: true },
  });
  if (member === null) throw refuse(errors, 'U130');
  const right = await deps.passwords.isRight(member.passwordHash, update.presentPass);
  const hashes = right ? await hashChanges(deps, changes) : noHashes;
  const guessed = { siteId, secret: 'login', subject: member.loginIdNormal } as const;
  const judged = await judgeGuess(deps, guessed, right, {
    right: (tx) => applyChanges(deps, tx, update, hashes),
    wrong: (tx) => record(deps, tx, update, 'login-failed'),
  }).catch((error: unknown) => {
    throw orTaken(error);
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U121');
  await publishSessions(deps, judged.value);
}

const noHashes: Hashes = { password: null, withdrawal: null };

async function hashChanges(deps: IdentityDeps, changes: MemberChanges): Promise<Hashes> {
  const hashed = (plain: string | undefined) =>
    plain === undefined ? Promise.resolve(null) : deps.passwords.hash(plain);
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
  hashes: Hashes,
): Promise<SessionChange[]> {
  const { siteId, memberId, changes } = update;
  const member = await lockMember(tx, siteId, memberId);
  if (!changesSomething(changes)) return [];
  if (hashes.withdrawal !== null) {
    await setHash(deps, tx, memberId, { withdrawal_hash: hashes.withdrawal });
    await forgetGuesses(tx, { siteId, secret: 'withdrawal', subject: memberId });
    await record(deps, tx, update, 'withdrawal-password-changed');
  }
  if (changes.memPhone !== undefined) await changePhone(deps, tx, update, changes.memPhone);
  if (changesAccount(changes)) await changeAccount(deps, tx, update, member);
  if (hashes.password === null) return [];
  await setHash(deps, tx, memberId, { password_hash: hashes.password });
  await record(deps, tx, update, 'password-changed');
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  return endSessions(deps, tx, owner, { except: update.sessionId, reason: 'revoked' });
}

async function changePhone(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  update: MemberUpdate,
  phone: string,
): Promise<void> {
  const { vault, clock } = deps;
  const digits = normaliseDigits(phone);
  await tx.query(
    `update member set phone = $2, phone_digest = $3, key_version = $4, updated_at = $5
     where member_id = $1`,
    [
      update.memberId,
      vault.seal({ rowId: update.memberId, column: 'member.phone' }, digits),
      vault.digest('member.phone', digits),
      vault.currentVersion,
      clock.now(),
    ],
  );
  await record(deps, tx, update, 'phone-changed');
}

/** What is not given is taken over from the account in use. */
async function changeAccount(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  update: MemberUpdate,
  { memberId, siteId, payoutAccountVersion }: LockedMember,
): Promise<void> {
  const present = await readAccount(deps, tx, memberId, payoutAccountVersion);
  const { bank, bankacc, memName } = update.changes;
  const version = payoutAccountVersion + 1;
  await addPayoutAccount(
    deps,
    tx,
    { siteId, memberId, version },
    {
      bankCode: bank ?? present.bankCode,
      account: bankacc ?? present.account,
      holder: memName ?? present.holder,
    },
  );
  await tx.query(
    'update member set payout_account_version = $2, updated_at = $3 where member_id = $1',
    [memberId, version, deps.clock.now()],
  );
  await record(deps, tx, update, 'payout-account-changed');
  const profile = await profileOf(deps, tx, memberId);
  await announceMember(deps, tx, update, { case: 'profileChanged', value: { profile } });
}

async function readAccount(
  { vault }: IdentityDeps,
  tx: pg.ClientBase,
  memberId: string,
  version: number,
): Promise<PayoutAccountText> {
  const result = await tx.query<{ bankCode: string; account: string; holder: string }>(
    `select bank_code as "bankCode", account, holder from payout_account
     where member_id = $1 and version = $2`,
    [memberId, version],
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error(`Member ${memberId} has no payout account ${version}.`);
  return { bankCode: row.bankCode, ...openAccount(vault, { memberId, version, ...row }) };
}

async function setHash(
  { clock }: IdentityDeps,
  tx: pg.ClientBase,
  memberId: string,
  hashes: { password_hash?: string; withdrawal_hash?: string },
): Promise<void> {
  await tx.query(
    `update member set password_hash = coalesce($2, password_hash),
       withdrawal_hash = coalesce($3, withdrawal_hash), updated_at = $4
     where member_id = $1`,
    [memberId, hashes.password_hash ?? null, hashes.withdrawal_hash ?? null, clock.now()],
  );
}

async function record(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { siteId, memberId, address }: MemberUpdate,
  kind: LoginRecordKind,
): Promise<void> {
  await recordLogin(deps, tx, { siteId, subjectId: memberId, kind, address });
}
