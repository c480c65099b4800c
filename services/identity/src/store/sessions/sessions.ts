import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { SessionKind } from '../../domain/sessions/session.ts';

export type SessionOwner = { siteId: string; kind: SessionKind; subjectId: string };

/** From where a session was opened, and what browser it was. */
export type SessionOrigin = { address: string; device: string; deviceId?: string };

/** Marks live sessions beyond the newest ones as replaced; returns their ids. */
export async function replaceSessions(
  tx: pg.ClientBase,
  owner: SessionOwner,
  { keep, now }: { keep: number; now: Date },
): Promise<string[]> {
  const replaced = await tx.query<{ session_id: string }>(
    `update session set state = 'replaced', ended_at = $4, published = false
     where session_id in (
       select session_id from session where kind = $1 and subject_id = $2 and state = 'live'
       order by started_at desc, session_id desc offset $3)
     returning session_id`,
    [owner.kind, owner.subjectId, keep, now],
  );
  return replaced.rows.map((row) => row.session_id);
}

type NewSession = { sessionId: string; now: Date; endsAt: Date };

export async function insertSession(
  tx: pg.ClientBase,
  owner: SessionOwner,
  { sessionId, address, device, now, endsAt }: SessionOrigin & NewSession,
): Promise<void> {
  await tx.query(
    `insert into session (session_id, site_id, kind, subject_id, state, started_at, expires_at,
       address, device)
     values ($1, $2, $3, $4, 'live', $5, $6, $7, $8)`,
    [sessionId, owner.siteId, owner.kind, owner.subjectId, now, endsAt, address, device],
  );
}

/** Locks one session of an owner; null when it is not theirs. */
export async function lockSession(
  tx: pg.ClientBase,
  { kind, subjectId, sessionId }: { kind: SessionKind; subjectId: string; sessionId: string },
): Promise<{ state: string; startedAt: Date; expiresAt: Date } | null> {
  const { rows } = await tx.query<{ state: string; startedAt: Date; expiresAt: Date }>(
    `select state, started_at as "startedAt", expires_at as "expiresAt" from session
     where session_id = $1 and kind = $2 and subject_id = $3 for update`,
    [sessionId, kind, subjectId],
  );
  return rows[0] ?? null;
}

/** Whether a session, live or not, is the member's own. */
export async function isOwnSession(
  tx: pg.ClientBase,
  { sessionId, memberId, siteId }: { sessionId: string; memberId: string; siteId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select 1 from session
     where session_id = $1 and subject_id = $2 and site_id = $3 and kind = 'member'`,
    [sessionId, memberId, siteId],
  );
  return rowCount !== 0;
}

/** A session's state and end, whoever's it is. */
export function findSession({ db }: Pick<IdentityDeps, 'db'>, sessionId: string) {
  return db.session.findUnique({
    where: { sessionId },
    select: { state: true, expiresAt: true },
  });
}

/** When the second factor was proven last: with the login, or again since. */
export async function lastProven(
  { db }: Pick<IdentityDeps, 'db'>,
  sessionId: string,
): Promise<Date> {
  const { startedAt, provenAt } = await db.session.findUniqueOrThrow({
    where: { sessionId },
    select: { startedAt: true, provenAt: true },
  });
  return provenAt ?? startedAt;
}
