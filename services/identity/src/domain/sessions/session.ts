// Invariant: a session that is not live never becomes live again, and none outlives its longest
// time, however often it is renewed.

import type { SessionState } from '@noriter/kit/session-state';
import { sessionIdleMs } from '@noriter/rules/session-idle';

export type SessionKind = 'member' | 'operator';

const hourMs = 3_600_000;

/** How long a session lives without being renewed, and in all. */
const lives: Record<SessionKind, { idleMs: number; longestMs: number }> = {
  member: { idleMs: sessionIdleMs.member, longestMs: 30 * 24 * hourMs },
  operator: { idleMs: sessionIdleMs.operator, longestMs: 12 * hourMs },
};

export function stateAt(
  session: { readonly state: string; readonly expiresAt: Date },
  now: Date,
): SessionState {
  if (session.state === 'replaced') return 'replaced';
  return session.state === 'live' && session.expiresAt > now ? 'live' : 'ended';
}

/** When a session ends that is started or renewed now; its token ends then too. */
export function sessionEnd(kind: SessionKind, startedAt: Date, now: Date): Date {
  const { idleMs, longestMs } = lives[kind];
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + longestMs));
}
