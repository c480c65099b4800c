import { isOutage } from '@noriter/kit/outage';
import type { Redis } from '@noriter/kit/redis';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { readSessionState, type SessionState } from '@noriter/kit/session-state';
import { z } from 'zod';
import type { Failure } from '../stomp/session-types.ts';

const stateAnswer = z.object({ state: z.enum(['live', 'replaced', 'ended']) });

/**
 * What became of a session: from Redis, else from identity, which is the record.
 *
 * @throws ServiceUnavailable or ServiceTimeout when neither answers
 */
export async function sessionStateOf(
  input: { redis: Redis; identity: RemoteService },
  sessionId: string,
): Promise<SessionState> {
  const known = await readSessionState(input.redis, sessionId).catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });
  if (known) return known;
  const answer = await callService(
    input.identity,
    '/internal/sessions/state',
    { sessionId },
    stateAnswer,
  );
  return answer.state;
}

/** The failure that a state means for a connection; null for a session that lives. */
export function failureOf(state: SessionState): Failure | null {
  switch (state) {
    case 'live':
      return null;
    case 'replaced':
      return { code: 'TK999', reason: 'The session was replaced', close: 'replaced' };
    case 'ended':
      return { code: 'TK998', reason: 'The session has ended', close: 'revoked' };
    default:
      return state satisfies never;
  }
}

/** Neither Redis nor identity answers: nobody is let in on a guess. */
export const stateUnknown: Failure = {
  code: 'TE99',
  reason: 'The session cannot be checked at the moment',
  close: 'tryLater',
};
