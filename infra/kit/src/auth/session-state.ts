import type { Redis } from 'ioredis';
import { z } from 'zod';

/** What became of a session: in use, taken over by a newer login, or logged out. */
export type SessionState = 'live' | 'replaced' | 'ended';

/** Longer than a token lives, so that a valid token always finds the state of its session. */
const STATE_TTL_SECONDS = 125 * 60;

const stored = z.enum(['live', 'replaced', 'ended']);

/**
 * Publishes a session's state to everyone who checks tokens. Only identity writes it: its table
 * is the record, this is the copy that is quick to read. An end is final: `live` never overwrites
 * it, so a slow writer cannot bring a replaced session back.
 */
export async function writeSessionState(
  redis: Redis,
  sessionId: string,
  state: SessionState,
): Promise<void> {
  const key = keyOf(sessionId);
  if (state !== 'live') {
    await redis.set(key, state, 'EX', STATE_TTL_SECONDS);
    return;
  }
  await redis.set(key, state, 'EX', STATE_TTL_SECONDS, 'NX');
  await redis.expire(key, STATE_TTL_SECONDS);
}

/**
 * Reads a session's state.
 *
 * @returns null when Redis does not know it: then ask identity
 * @throws what Redis throws when it is down: then ask identity too
 */
export async function readSessionState(
  redis: Redis,
  sessionId: string,
): Promise<SessionState | null> {
  return stateOf(await redis.get(keyOf(sessionId)));
}

/**
 * Reads the states of many sessions, at the price of little more than one.
 *
 * @returns them in the order of the sessions; null for what Redis does not know
 * @throws what Redis throws when it is down
 */
export async function readSessionStates(
  redis: Redis,
  sessionIds: readonly string[],
): Promise<(SessionState | null)[]> {
  if (sessionIds.length === 0) return [];
  return (await redis.mget(sessionIds.map(keyOf))).map(stateOf);
}

function stateOf(text: string | null): SessionState | null {
  const found = stored.safeParse(text);
  return found.success ? found.data : null;
}

function keyOf(sessionId: string): string {
  return `session:${sessionId}`;
}
