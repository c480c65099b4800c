import { isOutage } from '@noriter/kit/outage';
import { type SessionState, writeSessionState } from '@noriter/kit/session-state';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { type SessionKind, sessionEnd } from '../domain/session.ts';
import { announceMember } from './announce-member.ts';

export type SessionOwner = { siteId: string; kind: SessionKind; subjectId: string };

/** From where a session was opened, and what the browser there said it was. */
export type SessionOrigin = { address: string; device: string };

/** What Redis has to be told once the transaction is committed. */
export type SessionChange = { sessionId: string; state: SessionState };

/** An operator may use several browsers; a member one. */
const liveMax: Record<SessionKind, number> = { member: 1, operator: 5 };

/** Starts a session in the transaction of the login; what is beyond the limit is replaced. */
export async function startSession(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  owner: SessionOwner,
  { address, device }: SessionOrigin,
): Promise<{ sessionId: string; changes: SessionChange[] }> {
  const { ids, clock } = deps;
  const now = clock.now();
  const replaced = await tx.query<{ session_id: string }>(
    `update session set state = 'replaced', ended_at = $4, published = false
     where session_id in (
       select session_id from session where kind = $1 and subject_id = $2 and state = 'live'
       order by started_at desc, session_id desc offset $3)
     returning session_id`,
    [owner.kind, owner.subjectId, liveMax[owner.kind] - 1, now],
  );
  const sessionId = ids.next();
  await tx.query(
    `insert into session (session_id, site_id, kind, subject_id, state, started_at, expires_at,
       address, device)
     values ($1, $2, $3, $4, 'live', $5, $6, $7, $8)`,
    [sessionId, owner.siteId, owner.kind, owner.subjectId, now, sessionEnd(now), address, device],
  );
  const endedIds = replaced.rows.map((row) => row.session_id);
  await announceEnds(deps, tx, owner, { endedIds, reason: SessionEndReason.REPLACED });
  if (owner.kind === 'member') {
    const started = { case: 'sessionStarted', value: { sessionId } } as const;
    await announceMember(deps, tx, memberOf(owner), started);
  }
  const ended = endedIds.map((id): SessionChange => ({ sessionId: id, state: 'replaced' }));
  return { sessionId, changes: [...ended, { sessionId, state: 'live' }] };
}

export type Ending = {
  readonly only?: string;
  readonly except?: string;
  readonly reason: 'logout' | 'revoked';
  /** Only those whose end has come. */
  readonly expired?: boolean;
};

/** Ends live sessions: one, all, or all but one. */
export async function endSessions(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  owner: SessionOwner,
  which: Ending,
): Promise<SessionChange[]> {
  const ended = await tx.query<{ session_id: string }>(
    `update session set state = 'ended', ended_at = $3, published = false
     where kind = $1 and subject_id = $2 and state = 'live'
       and ($4::uuid is null or session_id = $4) and ($5::uuid is null or session_id <> $5)
       and (not $6 or expires_at <= $3)
     returning session_id`,
    [
      owner.kind,
      owner.subjectId,
      deps.clock.now(),
      which.only ?? null,
      which.except ?? null,
      which.expired ?? false,
    ],
  );
  const endedIds = ended.rows.map((row) => row.session_id);
  const reason = which.reason === 'logout' ? SessionEndReason.LOGOUT : SessionEndReason.REVOKED;
  await announceEnds(deps, tx, owner, { endedIds, reason });
  return endedIds.map((sessionId) => ({ sessionId, state: 'ended' }));
}

/**
 * Tells Redis at once. When Redis is away an end stays unpublished in the table and the job
 * `publish-ends` tells it later; whoever finds no state in Redis asks this service.
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
  await pool.query('update session set published = true where session_id = any($1::uuid[])', [
    ended,
  ]);
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
