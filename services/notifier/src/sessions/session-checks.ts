/**
 * Asks again whether sessions still live. A LOGOUT normally arrives as an event within a second;
 * this finds what an event did not bring, such as one lost while Redis was away. Of guests too it
 * asks whether their site still serves them where they are: that changes without an event.
 */

import type { Redis } from '@noriter/kit/redis';
import {
  type RemoteService,
  ServiceTimeout,
  ServiceUnavailable,
} from '@noriter/kit/service-client';
import type { SessionState } from '@noriter/kit/session-state';

import type { Session } from '../stomp/session-types.ts';
import type { Entry } from './entry.ts';
import { failureOf, sessionStateOf } from './session-states.ts';

/** Questions under way at one time; the rest wait their turn. */
const CHECKS_AT_ONCE = 64;

export type SessionChecks = {
  /** null when neither Redis nor identity answers. */
  stateOf: (sessionId: string) => Promise<SessionState | null>;
  /** Ends every connection whose session has ended, or that its site may not serve any more. */
  checkAll: () => Promise<void>;
};

export function createSessionChecks(input: {
  redis: Redis;
  identity: RemoteService;
  open: ReadonlySet<Session>;
  entry: Entry;
}): SessionChecks {
  async function stateOf(sessionId: string): Promise<SessionState | null> {
    try {
      return await sessionStateOf(input, sessionId);
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ServiceTimeout) return null;
      throw error;
    }
  }

  async function check(session: Session): Promise<void> {
    const { principal, address } = session;
    if (!principal) return;
    const refused = input.entry.judge(principal, address);
    if (refused) session.end(refused.close, refused);
    if (refused || principal.kind === 'guest') return;
    const state = await stateOf(principal.sessionId);
    const failure = state ? failureOf(state) : null;
    if (failure) session.end(failure.close, failure);
  }

  async function checkEach(): Promise<void> {
    const sessions = [...input.open];
    for (let from = 0; from < sessions.length; from += CHECKS_AT_ONCE) {
      await Promise.all(sessions.slice(from, from + CHECKS_AT_ONCE).map(check));
    }
  }

  let checking: Promise<void> | null = null;
  return {
    stateOf,
    checkAll() {
      // With identity slow a round may last longer than the time until the next one.
      checking ??= checkEach().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}
