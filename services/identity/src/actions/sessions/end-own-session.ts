import type { MemberCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { lockMember } from '../../store/members/members.ts';
import { recordLogin } from '../../store/sessions/login-records.ts';
import { isOwnSession } from '../../store/sessions/sessions.ts';
import { endSessions, publishSessions } from '../steps/sessions.ts';

/**
 * Logs a device out from wherever its member is. A repetition answers as the
 * first time.
 *
 * @throws H404 for a session that is not the member's
 */
export async function endOwnSession(
  deps: IdentityDeps,
  { siteId, memberId, address }: MemberCaller,
  { sessionId, device }: { sessionId: string; device: string },
): Promise<void> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, siteId, memberId);
    const isOwn = await isOwnSession(tx, { sessionId, memberId, siteId });
    if (!isOwn) throw refuse(transportCodes, 'H404');
    const owner = { siteId, kind: 'member', subjectId: memberId } as const;
    const ended = await endSessions(deps, tx, owner, { only: sessionId, reason: 'logout' });
    if (ended.length > 0) {
      await recordLogin(deps, tx, {
        siteId,
        subjectId: memberId,
        kind: 'session-revoked',
        address,
        device,
      });
    }
    return ended;
  });
  await publishSessions(deps, changes);
}
