// Invariant: a session that is not live never becomes live again.

import type { SessionState } from '@noriter/kit/session-state';

export type SessionKind = 'member' | 'operator';

/** A live session is good for as long as its token; each refresh gives both a new end. */
export const sessionMs = 120 * 60_000;

export function stateAt(
  session: { readonly state: string; readonly expiresAt: Date },
  now: Date,
): SessionState {
  if (session.state === 'replaced') return 'replaced';
  return session.state === 'live' && session.expiresAt > now ? 'live' : 'ended';
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionMs);
}
