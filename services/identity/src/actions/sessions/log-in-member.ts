import { together } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { type MemberStatus, mayLogIn } from '../../domain/members/member-status.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import { findLogin, hashesOf, type LockedMember, lockMember } from '../../store/members/members.ts';
import { forgetGuesses } from '../../store/sessions/attempts.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { settingsWhenOpen } from '../../store/site/site-settings.ts';
import { type CaptchaAnswer, isCaptchaSolved } from '../steps/check-captcha.ts';
import { checkVelocity } from '../steps/check-velocity.ts';
import { issueMemberToken } from '../steps/issue-token.ts';
import { judgeGuess } from '../steps/judge-guess.ts';
import { limitLogins } from '../steps/limit-logins.ts';
import { offerMarks } from '../steps/protection-marks.ts';
import { publishSessions, type SessionChange, startSession } from '../steps/sessions.ts';

export type MemberLogin = CaptchaAnswer & {
  readonly siteId: string;
  readonly address: string;
  readonly device: string;
  /** Empty where the browser told none. */
  readonly deviceId: string;
  readonly loginId: string;
  readonly password: string;
};

type LoggedIn = {
  member: LockedMember;
  sessionId: string;
  endsAt: Date;
  changes: SessionChange[];
};

/** Logs a member in; the session the member had until now is replaced in the same transaction. */
export async function logInMember(deps: IdentityDeps, login: MemberLogin) {
  const { siteId, address } = login;
  const subject = normaliseName(login.loginId);
  const { options } = await settingsWhenOpen(deps, siteId);
  await limitLogins(deps, { siteId, subject, address });
  await checkVelocity(deps, { siteId, loginId: subject, address });
  if (options.captcha && !(await isCaptchaSolved(deps, login, address)))
    throw refuse(errors, 'LX01');
  const known = await findLogin(deps, siteId, subject);
  const right = await deps.passwords.isRightAtDoor(known?.passwordHash ?? null, login.password);
  const judged = await judgeGuess(deps, { siteId, secret: 'login', subject }, right, {
    right: async (tx) => (known === null ? 'changed' : enter(deps, tx, login, known)),
    wrong: (tx) => recordFailure(deps, tx, login, known?.memberId),
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong' || judged.value === 'changed') throw refuse(errors, 'LX02');
  if (typeof judged.value === 'string') throw refuse(errors, refusalFor(judged.value));
  const { member, sessionId, endsAt, changes } = judged.value;
  await Promise.all([publishSessions(deps, changes), offerMarks(deps, [member.memberId])]);
  const { token, expiresAt } = await issueMemberToken(deps, member, { sessionId, endsAt });
  return { memberId: member.memberId, sessionId, token, expiresAt };
}

/** Who is suspended reads that, and who waits that they wait. */
function refusalFor(status: MemberStatus): 'U001' | 'U0011' {
  return status === 'suspended' ? 'U0011' : 'U001';
}

/**
 * The password waited for its hash, and another one may have come meanwhile, which ended the session there
 * was: then the member is `changed`. The status of who may not log in must not roll back that the guess was right.
 */
async function enter(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  login: MemberLogin,
  { memberId, passwordHash: judged }: { memberId: string; passwordHash: string },
): Promise<LoggedIn | MemberStatus | 'changed'> {
  const { siteId, address, device, deviceId } = login;
  // What was guessed inside a session that ends here is not held against who comes in.
  await forgetGuesses(tx, { siteId, secret: 'own-password', subject: memberId });
  const [member, hashes] = await together(tx, () => [
    lockMember(tx, siteId, memberId),
    hashesOf(tx, memberId),
  ]);
  if (hashes?.passwordHash !== judged) {
    await recordFailure(deps, tx, login, memberId);
    return 'changed';
  }
  const record = { siteId, subjectId: memberId, address, device };
  if (!mayLogIn(member.status)) {
    await recordLogin(deps, tx, { ...record, kind: 'login-refused' });
    return member.status;
  }
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  const started = await startSession(deps, tx, owner, { address, device, deviceId });
  await recordLogin(deps, tx, { ...record, kind: 'login' });
  return { member, ...started };
}

async function recordFailure(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { siteId, address, device }: MemberLogin,
  memberId: string | undefined,
): Promise<void> {
  if (memberId === undefined) return;
  const record = { siteId, subjectId: memberId, address, device } as const;
  await recordLogin(deps, tx, { ...record, kind: 'login-failed' });
}
