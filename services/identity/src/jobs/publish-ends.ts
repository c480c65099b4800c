import type { Job } from '@noriter/kit/jobs';

import { publishSessions, type SessionChange } from '../actions/sessions.ts';
import type { IdentityDeps } from '../deps.ts';

const sessionsPerRun = 500;

/** Tells Redis about ended sessions it could not be told about when they ended. */
export const publishEnds: Job<IdentityDeps> = {
  name: 'publish-ends',
  everyMs: 2_000,
  async run(deps) {
    const found = await deps.pool.query<{ sessionId: string; state: 'replaced' | 'ended' }>(
      `select session_id as "sessionId", state from session where not published
       order by session_id limit $1`,
      [sessionsPerRun],
    );
    const changes: SessionChange[] = found.rows;
    if (changes.length > 0) await publishSessions(deps, changes);
  },
};
