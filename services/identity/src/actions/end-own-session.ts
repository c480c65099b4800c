import type { MemberCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { lockMember } from './lock-member.ts';
import { recordLogin } from './record-login.ts';
import { endSessions, publishSessions } from './sessions.ts';

/**
 * Logs a device out from wherever its member is. One that is logged out already stays so, and says
 * so the second time as the first.
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
    const known = await tx.query(
      `select 1 from session
       where session_id = $1 and subject_id = $2 and site_id = $3 and kind = 'member'`,
      [sessionId, memberId, siteId],
    );
    if (known.rowCount === 0) throw refuse(transportCodes, 'H404');
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
