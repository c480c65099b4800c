import { isOutage } from '@noriter/kit/outage';
import { type SessionState, writeSessionState } from '@noriter/kit/session-state';
import type { IdentityDeps } from '../../deps.ts';
import { stateAt } from '../../domain/sessions/session.ts';
import { findSession } from '../../store/sessions/sessions.ts';

/** A session's state as stored, for whoever found none in Redis; Redis gets it again. */
export async function readSessionState(
  deps: IdentityDeps,
  sessionId: string,
): Promise<SessionState> {
  const { redis, clock, log } = deps;
  const session = await findSession(deps, sessionId);
  const state = session === null ? 'ended' : stateAt(session, clock.now());
  if (session !== null) {
    await writeSessionState(redis, sessionId, state).catch((error: unknown) => {
      log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'a session state waits for redis');
    });
  }
  return state;
}
