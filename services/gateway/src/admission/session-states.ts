/**
 * Invariant: a session that was replaced or ended is refused within a second. A state is kept for
 * less than that, counted from the moment it was asked for, and never longer because a
 * dependency is down: then nobody gets in.
 */
import type { SessionState } from '@noriter/kit/session-state';
import { LRUCache } from 'lru-cache';
import type { StateLookUp } from './look-up-state.ts';

/** How long `live` may be believed without asking again. */
export const STATE_KEPT_MS = 700;

/** How often it is asked again about the sessions in use: the answer has 250 ms before they are forgotten. */
export const FRESHEN_EVERY_MS = 450;

/** A session is in use for so long after each of its calls. */
export const IN_USE_MS = 5_000;

/** Of more than these, the rest is asked about one by one, with their calls. */
const FRESHENED_MAX = 4_000;

const SESSIONS_MAX = 100_000;

/** Of many at once, in their order; null for what is not known. */
export type StatesLookUp = (sessionIds: readonly string[]) => Promise<(SessionState | null)[]>;

export type SessionStates = {
  /** The state from memory, else a promise of it; look-ups of one session that meet are one. */
  of(sessionId: string, nowMs: number): SessionState | Promise<SessionState>;
  /**
   * Asks again about all sessions in use in one question, so that who calls every second waits for
   * no answer, and costs none of their own. What is not known any more is asked about anew.
   */
  freshen(nowMs: number): Promise<void>;
};

type Known = { state: SessionState; untilMs: number };

/** Remembers states. */
export function createSessionStates(lookUp: StateLookUp, lookUpMany: StatesLookUp): SessionStates {
  const known = new LRUCache<string, Known>({ max: SESSIONS_MAX });
  const underWay = new Map<string, Promise<SessionState>>();
  const usedMs = new Map<string, number>();

  // What is over stays over; only `live` can change.
  const learn = (sessionId: string, state: SessionState, nowMs: number): void => {
    if (known.get(sessionId)?.untilMs === Number.POSITIVE_INFINITY) return;
    const untilMs = state === 'live' ? nowMs + STATE_KEPT_MS : Number.POSITIVE_INFINITY;
    known.set(sessionId, { state, untilMs });
    if (state !== 'live') usedMs.delete(sessionId);
  };

  return {
    of(sessionId, nowMs) {
      const found = known.get(sessionId);
      if (found !== undefined && nowMs < found.untilMs) {
        if (usedMs.has(sessionId)) usedMs.set(sessionId, nowMs);
        return found.state;
      }
      const joined = underWay.get(sessionId);
      if (joined !== undefined) return joined;
      const asked = lookUp(sessionId)
        .then((state) => {
          if (state === 'live' && usedMs.size < FRESHENED_MAX) usedMs.set(sessionId, nowMs);
          learn(sessionId, state, nowMs);
          return state;
        })
        .finally(() => underWay.delete(sessionId));
      underWay.set(sessionId, asked);
      return asked;
    },
    async freshen(nowMs) {
      for (const [sessionId, atMs] of usedMs) {
        if (atMs < nowMs - IN_USE_MS) usedMs.delete(sessionId);
      }
      const inUse = [...usedMs.keys()];
      const states = inUse.length === 0 ? [] : await lookUpMany(inUse);
      for (const [index, sessionId] of inUse.entries()) {
        const state = states[index];
        if (state) learn(sessionId, state, nowMs);
        else usedMs.delete(sessionId);
      }
    },
  };
}

/**
 * Keeps the states of sessions in use fresh. While nobody answers they are forgotten in time, and
 * each call asks for itself.
 *
 * @returns stop
 */
export function keepFresh(states: SessionStates): () => void {
  let underWay = false;
  const timer = setInterval(() => {
    if (underWay) return;
    underWay = true;
    void states
      .freshen(Date.now())
      .catch(() => undefined)
      .finally(() => {
        underWay = false;
      });
  }, FRESHEN_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
