import { answerWait } from '@noriter/kit/answer-wait';
import { readSessionState, type SessionState } from '@noriter/kit/session-state';
import type { Redis } from 'ioredis';

/** An answer from Redis that takes longer is not waited for; times ANSWER_WAIT_FACTOR. */
const REDIS_ANSWER_MS = 200;

/** After so many silences in a row Redis is not asked for a while. */
const SILENCES_MAX = 5;

const REDIS_REST_MS = 1_000;

export type StateLookUp = (sessionId: string) => Promise<SessionState>;

/** Asks Redis, and identity (the record) when Redis does not know or does not answer in time. */
export function lookUpIn(redis: Redis, askIdentity: StateLookUp): StateLookUp {
  let askRedisFromMs = 0;
  let silences = 0;
  return async (sessionId) => {
    if (Date.now() >= askRedisFromMs) {
      const asked = readSessionState(redis, sessionId);
      const state = await withinMs(asked, answerWait(REDIS_ANSWER_MS));
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
