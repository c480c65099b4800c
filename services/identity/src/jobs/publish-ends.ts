import type { Job } from '@noriter/kit/jobs';
import { publishSessions, type SessionChange } from '../actions/steps/sessions.ts';
import type { IdentityDeps } from '../deps.ts';
import { unpublishedEnds } from '../store/sessions/session-ends.ts';

const sessionsPerRun = 500;

/** Publishes ended sessions to Redis that was away when they ended. */
export const publishEnds: Job<IdentityDeps> = {
  name: 'publish-ends',
  everyMs: 2_000,
  async run(deps) {
    const changes: SessionChange[] = await unpublishedEnds(deps.pool, sessionsPerRun);
    if (changes.length > 0) await publishSessions(deps, changes);
  },
};
