import { refuse } from '@noriter/kit/result-codes';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { mayLogIn } from '../domain/member-status.ts';
import { normaliseName } from '../domain/normalise.ts';
import { errors } from '../errors.ts';
import { settingsWhenOpen } from '../queries/site-settings.ts';
import { type CaptchaAnswer, isCaptchaSolved } from './captcha.ts';
import { judgeGuess } from './judge-guess.ts';
import { limitLogins } from './limit-logins.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import { recordLogin } from './record-login.ts';
import { publishSessions, type SessionChange, startSession } from './sessions.ts';

export type MemberLogin = CaptchaAnswer & {
  readonly siteId: string;
  readonly address: string;
  readonly device: string;
  readonly loginId: string;
  readonly password: string;
};

type LoggedIn = { member: LockedMember; sessionId: string; changes: SessionChange[] };

/** Logs a member in; the session the member had until now is replaced in the same transaction. */
export async function logInMember(deps: IdentityDeps, login: MemberLogin) {
  const { siteId, address } = login;
  const subject = normaliseName(login.loginId);
  const { options } = await settingsWhenOpen(deps, siteId);
  await limitLogins(deps, { siteId, subject, address });
  if (options.captcha && !(await isCaptchaSolved(deps, login))) throw refuse(errors, 'LX01');
  const known = await findLogin(deps, siteId, subject);
  const right = await deps.passwords.isRight(known?.passwordHash ?? null, login.password);
  const judged = await judgeGuess(deps, { siteId, secret: 'login', subject }, right, {
    right: (tx) => enter(deps, tx, login, known?.memberId ?? ''),
    wrong: (tx) => recordFailure(deps, tx, login, known?.memberId),
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'LX02');
  if (judged.value === null) throw refuse(errors, 'U001');
  const { member, sessionId, changes } = judged.value;
  await publishSessions(deps, changes);
  const { token, expiresAt } = await issueMemberToken(deps, member, sessionId);
  return { memberId: member.memberId, sessionId, token, expiresAt };
}

export async function issueMemberToken(
  { config, clock }: Pick<IdentityDeps, 'config' | 'clock'>,
  member: Pick<LockedMember, 'memberId' | 'siteId' | 'loginId' | 'level' | 'isPartner'>,
  sessionId: string,
): Promise<{ token: string; expiresAt: string }> {
  const claims = {
    sub: member.memberId,
    sid: sessionId,
    site: member.siteId,
    kind: 'member' as const,
    lid: member.loginId,
    lvl: member.level,
    ptn: member.isPartner,
  };
  const key = config.TOKEN_PRIVATE_KEY;
  const { token, expiresAt } = await issueSessionToken(key, claims, undefined, clock.now());
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Refused sign-ups give their id back, so a newer member of the same id goes first. */
async function findLogin({ db }: IdentityDeps, siteId: string, loginIdNormal: string) {
  const rows = await db.member.findMany({
    where: { siteId, loginIdNormal },
    select: { memberId: true, passwordHash: true, status: true },
    orderBy: { signedUpAt: 'desc' },
    take: 10,
  });
  return rows.find((row) => row.status !== 'refused') ?? rows[0] ?? null;
}

/** Null when the member may not log in: it must not roll back that the guess was right. */
async function enter(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { siteId, address, device }: MemberLogin,
  memberId: string,
): Promise<LoggedIn | null> {
  const member = await lockMember(tx, siteId, memberId);
  const record = { siteId, subjectId: memberId, address, device };
  if (!mayLogIn(member.status)) {
    await recordLogin(deps, tx, { ...record, kind: 'login-refused' });
    return null;
  }
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  const { sessionId, changes } = await startSession(deps, tx, owner, { address, device });
  await recordLogin(deps, tx, { ...record, kind: 'login' });
  return { member, sessionId, changes };
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
