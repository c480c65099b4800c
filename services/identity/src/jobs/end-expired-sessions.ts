import type { Job } from '@noriter/kit/jobs';
import { withTransaction } from '@noriter/kit/postgres';
import { endSessions, publishSessions } from '../actions/steps/sessions.ts';
import type { IdentityDeps } from '../deps.ts';
import { lockMember } from '../store/members/members.ts';
import { expiredSessions } from '../store/sessions/session-ends.ts';
import type { SessionOwner } from '../store/sessions/sessions.ts';

const sessionsPerRun = 200;

/** Ends sessions whose last token ran out, as a logout would, so that nothing counts them live. */
export const endExpiredSessions: Job<IdentityDeps> = {
  name: 'end-expired-sessions',
  everyMs: 60_000,
  async run(deps) {
    const expired = await expiredSessions(deps.pool, deps.clock.now(), sessionsPerRun);
    let left = 0;
    for (const session of expired) {
      try {
        await endOne(deps, session);
      } catch (err) {
        // One that cannot be ended keeps no other live.
        left += 1;
        deps.log.error({ err, sessionId: session.sessionId }, 'a session could not be ended');
      }
    }
    if (left > 0) throw new Error(`${left} sessions could not be ended.`);
  },
};

type Expired = SessionOwner & { sessionId: string };

async function endOne(deps: IdentityDeps, { sessionId, ...owner }: Expired): Promise<void> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    if (owner.kind === 'member') await lockMember(tx, owner.siteId, owner.subjectId);
    return endSessions(deps, tx, owner, { only: sessionId, reason: 'logout', expired: true });
  });
  await publishSessions(deps, changes);
}
