import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { announceMember, profileOf } from './announce-member.ts';
import type { DecidedBy } from './decide-member.ts';
import { forgetGuesses } from './judge-guess.ts';
import { lockMember } from './lock-member.ts';
import { recordLogin } from './record-login.ts';
import { endSessions, publishSessions } from './sessions.ts';

/** Sets the level, which decides the limits that other services keep. */
export async function setMemberLevel(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, level, reason }: { memberId: string; level: number; reason: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const member = await lockMember(tx, operator.siteId, memberId);
    await audit(tx, {
      action: 'member.set-level',
      subject: `member:${memberId}`,
      before: { level: member.level },
      after: { level, reason },
    });
    if (member.level === level) return;
    await tx.query('update member set level = $2, updated_at = $3 where member_id = $1', [
      memberId,
      level,
      deps.clock.now(),
    ]);
    const profile = await profileOf(deps, tx, memberId);
    await announceMember(deps, tx, member, { case: 'profileChanged', value: { profile } });
  });
}

/** Takes the locks off a member's login and withdrawal password. */
export async function unlockMember(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  memberId: string,
): Promise<void> {
  const { siteId, address } = operator;
  const member = await deps.db.member.findFirst({ where: { memberId, siteId } });
  if (member === null) throw refuse(errors, 'U130');
  const subject = member.loginIdNormal;
  await withTransaction(deps.pool, async (tx) => {
    const login = await forgetGuesses(tx, { siteId, secret: 'login', subject });
    const withdrawal = await forgetGuesses(tx, { siteId, secret: 'withdrawal', subject: memberId });
    await audit(tx, {
      action: 'member.unlock',
      subject: `member:${memberId}`,
      before: { failedLogins: login, failedWithdrawalPasswords: withdrawal },
      after: { failedLogins: false, failedWithdrawalPasswords: false },
    });
    await recordLogin(deps, tx, { siteId, subjectId: memberId, kind: 'unlocked', address });
  });
}

/** Ends the member's sessions wherever they are open, or the one that is named. */
export async function revokeMemberSessions(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, sessionId }: { memberId: string; sessionId?: string | undefined },
): Promise<number> {
  const { siteId, address } = operator;
  const changes = await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, siteId, memberId);
    const owner = { siteId, kind: 'member', subjectId: memberId } as const;
    const only = sessionId === undefined ? {} : { only: sessionId };
    const ended = await endSessions(deps, tx, owner, { reason: 'revoked', ...only });
    await audit(tx, {
      action: 'member.revoke-sessions',
      subject: `member:${memberId}`,
      before: { liveSessions: ended.map(({ sessionId }) => sessionId) },
      after: { liveSessions: [] },
    });
    if (ended.length > 0) {
      const record = { siteId, subjectId: memberId, kind: 'session-revoked', address } as const;
      await recordLogin(deps, tx, record);
    }
    return ended;
  });
  await publishSessions(deps, changes);
  return changes.length;
}
