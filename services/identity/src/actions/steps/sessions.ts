import { isOutage } from '@noriter/kit/outage';
import { type SessionState, writeSessionState } from '@noriter/kit/session-state';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { type SessionKind, sessionEnd } from '../../domain/sessions/session.ts';
import { announceMember } from '../../events/member-event.ts';
import {
  markEnded,
  markPublished,
  type SessionSelection,
} from '../../store/sessions/session-ends.ts';
import {
  insertSession,
  replaceSessions,
  type SessionOrigin,
  type SessionOwner,
} from '../../store/sessions/sessions.ts';

/** What goes to Redis once the transaction is committed. */
export type SessionChange = { sessionId: string; state: SessionState };

/** An operator may use several browsers; a member one. */
const liveMax: Record<SessionKind, number> = { member: 1, operator: 5 };

/** Starts a session in the transaction of the login; what is beyond the limit is replaced. */
export async function startSession(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  owner: SessionOwner,
  { address, device, deviceId = '' }: SessionOrigin,
): Promise<{ sessionId: string; endsAt: Date; changes: SessionChange[] }> {
  const { ids, clock } = deps;
  const now = clock.now();
  const endedIds = await replaceSessions(tx, owner, { keep: liveMax[owner.kind] - 1, now });
  const sessionId = ids.next();
  const endsAt = sessionEnd(owner.kind, now, now);
  await insertSession(tx, owner, { sessionId, address, device, now, endsAt });
  await announceEnds(deps, tx, owner, { endedIds, reason: SessionEndReason.REPLACED });
  if (owner.kind === 'member') {
    const started = { case: 'sessionStarted', value: { sessionId, deviceId } } as const;
    await announceMember(deps, tx, memberOf(owner), started);
  }
  const ended = endedIds.map((id): SessionChange => ({ sessionId: id, state: 'replaced' }));
  return { sessionId, endsAt, changes: [...ended, { sessionId, state: 'live' }] };
}

export type Ending = SessionSelection & { readonly reason: 'logout' | 'revoked' };

/** Ends live sessions: one, all, or all but one. */
export async function endSessions(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  owner: SessionOwner,
  which: Ending,
): Promise<SessionChange[]> {
  const endedIds = await markEnded(tx, owner, which, deps.clock.now());
  const reason = which.reason === 'logout' ? SessionEndReason.LOGOUT : SessionEndReason.REVOKED;
  await announceEnds(deps, tx, owner, { endedIds, reason });
  return endedIds.map((sessionId) => ({ sessionId, state: 'ended' }));
}

/**
 * Publishes session states to Redis at once. When Redis is away an end stays unpublished in the
 * table and the job `publish-ends` publishes it later; whoever finds no state in Redis asks here.
 */
export async function publishSessions(
  { redis, pool, log }: Pick<IdentityDeps, 'redis' | 'pool' | 'log'>,
  changes: readonly SessionChange[],
): Promise<void> {
  try {
    await Promise.all(
      changes.map(({ sessionId, state }) => writeSessionState(redis, sessionId, state)),
    );
  } catch (error) {
    log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'session states wait for redis');
    return;
  }
  const ended = changes.filter(({ state }) => state !== 'live').map(({ sessionId }) => sessionId);
  if (ended.length === 0) return;
  await markPublished(pool, ended);
}

async function announceEnds(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  owner: SessionOwner,
  { endedIds, reason }: { endedIds: readonly string[]; reason: SessionEndReason },
): Promise<void> {
  if (owner.kind !== 'member') return;
  for (const sessionId of endedIds) {
    const event = { case: 'sessionEnded', value: { sessionId, reason } } as const;
    await announceMember(deps, tx, memberOf(owner), event);
  }
}

function memberOf({ siteId, subjectId }: SessionOwner): { siteId: string; memberId: string } {
  return { siteId, memberId: subjectId };
}
