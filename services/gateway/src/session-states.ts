/**
 * Invariant: a session that was replaced or ended is refused within a second. A state is kept for
 * less than that, counted from the moment it was asked for, and never longer because a part that
 * knows it is down: then nobody gets in.
 */
import { readSessionState, type SessionState } from '@noriter/kit/session-state';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** How long `live` may be believed without asking again. */
export const STATE_KEPT_MS = 700;
/** An answer from Redis that takes longer is not waited for. */
const REDIS_ANSWER_MS = 200;
/** After so many silences in a row Redis is not asked for a while. */
const SILENCES_MAX = 5;
const REDIS_REST_MS = 1_000;
const SESSIONS_MAX = 100_000;

export type StateLookUp = (sessionId: string) => Promise<SessionState>;
export type SessionStates = (
  sessionId: string,
  nowMs: number,
) => SessionState | Promise<SessionState>;

type Known = { state: SessionState; untilMs: number };

/**
 * Remembers states; look-ups of one session that meet are one look-up.
 *
 * @returns a function that answers at once from memory, else with a promise
 */
export function createSessionStates(lookUp: StateLookUp, keptMs = STATE_KEPT_MS): SessionStates {
  const known = new LRUCache<string, Known>({ max: SESSIONS_MAX });
  const underWay = new Map<string, Promise<SessionState>>();

  return (sessionId, nowMs) => {
    const found = known.get(sessionId);
    if (found !== undefined && nowMs < found.untilMs) return found.state;
    const joined = underWay.get(sessionId);
    if (joined !== undefined) return joined;
    const asked = lookUp(sessionId)
      .then((state) => {
        // What is over stays over; only `live` can change.
        const untilMs = state === 'live' ? nowMs + keptMs : Number.POSITIVE_INFINITY;
        known.set(sessionId, { state, untilMs });
        return state;
      })
      .finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, asked);
    return asked;
  };
}

/** Asks Redis, and identity (the record) when Redis does not know or does not answer in time. */
export function lookUpIn(redis: Redis, askIdentity: StateLookUp): StateLookUp {
  let askRedisFromMs = 0;
  let silences = 0;
  return async (sessionId) => {
    if (Date.now() >= askRedisFromMs) {
      const state = await withinMs(readSessionState(redis, sessionId), REDIS_ANSWER_MS);
      silences = state === 'silent' ? silences + 1 : 0;
      if (silences >= SILENCES_MAX) askRedisFromMs = Date.now() + REDIS_REST_MS;
      if (state !== null && state !== 'silent') return state;
    }
    return askIdentity(sessionId);
  };
}

/** A look-up that fails is one that does not know; one that takes too long is `silent`. */
async function withinMs(
  asked: Promise<SessionState | null>,
  limitMs: number,
): Promise<SessionState | null | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silent'>((resolve) => {
    // When it was this process that was late, the answer lies there already: it is read first.
    timer = setTimeout(() => setImmediate(resolve, 'silent'), limitMs);
  });
  try {
    return await Promise.race([asked.catch(() => null), silence]);
  } finally {
    clearTimeout(timer);
  }
}
