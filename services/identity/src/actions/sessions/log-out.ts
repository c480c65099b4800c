import type { MemberCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';

import { lockMember } from '../../store/members/members.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { endSessions, publishSessions } from '../steps/sessions.ts';

/** Ends the session the member came with; a second time it changes nothing. */
export async function logOut(
  deps: IdentityDeps,
  { siteId, memberId, sessionId, address }: MemberCaller,
): Promise<void> {
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  const changes = await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, siteId, memberId);
    const ended = await endSessions(deps, tx, owner, { only: sessionId, reason: 'logout' });
    if (ended.length > 0) {
      await recordLogin(deps, tx, { siteId, subjectId: memberId, kind: 'logout', address });
    }
    return ended;
  });
  await publishSessions(deps, changes);
}

/** Ends an operator's session, and keeps in the audit that it was. */
export async function logOutOperator(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
): Promise<void> {
  const { siteId, operatorId: subjectId, sessionId } = operator;
  const owner = { siteId, kind: 'operator', subjectId } as const;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const ended = await endSessions(deps, tx, owner, { only: sessionId, reason: 'logout' });
    await audit(tx, {
      action: 'operator.log-out',
      subject: `operator:${subjectId}`,
      before: { sessionId, live: ended.length > 0 },
      after: { sessionId, live: false },
    });
    return ended;
  });
  await publishSessions(deps, changes);
}
