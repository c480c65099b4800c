import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';

import { lockMember } from '../../store/members/members.ts';
import { recordLogin, UNSAID } from '../../store/sessions/login-records.ts';
import { endSessions, publishSessions } from '../steps/sessions.ts';

/** Ends the member's sessions wherever they are open, or the one that is named. */
export async function revokeMemberSessions(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, sessionId }: { memberId: string; sessionId?: string | undefined },
): Promise<number> {
  const { siteId } = operator;
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
      const record = { siteId, subjectId: memberId, address: UNSAID } as const;
      await recordLogin(deps, tx, { ...record, kind: 'session-revoked' });
    }
    return ended;
  });
  await publishSessions(deps, changes);
  return changes.length;
}
