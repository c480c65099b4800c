import type { Job } from '@noriter/kit/jobs';
import { withTransaction } from '@noriter/kit/postgres';

import { lockMember } from '../actions/lock-member.ts';
import { endSessions, publishSessions } from '../actions/sessions.ts';
import type { IdentityDeps } from '../deps.ts';
import type { SessionKind } from '../domain/session.ts';

const sessionsPerRun = 200;

/** Ends sessions whose last token ran out, as a logout would, so that nothing counts them live. */
export const endExpiredSessions: Job<IdentityDeps> = {
  name: 'end-expired-sessions',
  everyMs: 60_000,
  async run(deps) {
    const expired = await deps.pool.query<Expired>(
      `select session_id as "sessionId", site_id as "siteId", kind, subject_id as "subjectId"
       from session where state = 'live' and expires_at <= $1 order by expires_at limit $2`,
      [deps.clock.now(), sessionsPerRun],
    );
    for (const session of expired.rows) await endOne(deps, session);
  },
};

type Expired = { sessionId: string; siteId: string; kind: SessionKind; subjectId: string };

async function endOne(deps: IdentityDeps, { sessionId, ...owner }: Expired): Promise<void> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    if (owner.kind === 'member') await lockMember(tx, owner.siteId, owner.subjectId);
    return endSessions(deps, tx, owner, { only: sessionId, reason: 'logout', expired: true });
  });
  await publishSessions(deps, changes);
}
