import { isOutage } from '@noriter/kit/outage';
import { type SessionState, writeSessionState } from '@noriter/kit/session-state';

import type { IdentityDeps } from '../deps.ts';
import { stateAt } from '../domain/session.ts';

/** The table's word on a session, for whoever found none in Redis; Redis is told again. */
export async function sessionState(
  { db, redis, clock, log }: IdentityDeps,
  sessionId: string,
): Promise<SessionState> {
  const session = await db.session.findUnique({
    where: { sessionId },
    select: { state: true, expiresAt: true },
  });
  const state = session === null ? 'ended' : stateAt(session, clock.now());
  if (session !== null) {
    await writeSessionState(redis, sessionId, state).catch((error: unknown) => {
      log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'a session state waits for redis');
    });
  }
  return state;
}
