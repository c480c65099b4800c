import type pg from 'pg';
import type { SessionOwner } from './sessions.ts';

/** Which live sessions of an owner end: one, all, all but one, only those whose end has come. */
export type SessionSelection = {
  readonly only?: string;
  readonly except?: string;
  readonly expired?: boolean;
};

/** Marks the selected live sessions as ended; returns their ids. */
export async function markEnded(
  tx: pg.ClientBase,
  owner: SessionOwner,
  which: SessionSelection,
  now: Date,
): Promise<string[]> {
  const ended = await tx.query<{ session_id: string }>(
    `update session set state = 'ended', ended_at = $3, published = false
     where kind = $1 and subject_id = $2 and state = 'live'
       and ($4::uuid is null or session_id = $4) and ($5::uuid is null or session_id <> $5)
       and (not $6 or expires_at <= $3)
     returning session_id`,
    [
      owner.kind,
      owner.subjectId,
      now,
      which.only ?? null,
      which.except ?? null,
      which.expired ?? false,
    ],
  );
  return ended.rows.map((row) => row.session_id);
}

export async function markPublished(pool: pg.Pool, sessionIds: readonly string[]): Promise<void> {
  await pool.query('update session set published = true where session_id = any($1::uuid[])', [
    sessionIds,
  ]);
}

/** Ended sessions that Redis does not know of yet. */
export async function unpublishedEnds(
  pool: pg.Pool,
  rowsMax: number,
): Promise<{ sessionId: string; state: 'replaced' | 'ended' }[]> {
  const { rows } = await pool.query<{ sessionId: string; state: 'replaced' | 'ended' }>(
    `select session_id as "sessionId", state from session where not published
     order by session_id limit $1`,
    [rowsMax],
  );
  return rows;
}

/** Live sessions whose last token ran out. */
export async function expiredSessions(
  pool: pg.Pool,
  now: Date,
  rowsMax: number,
): Promise<(SessionOwner & { sessionId: string })[]> {
  const { rows } = await pool.query<SessionOwner & { sessionId: string }>(
    `select session_id as "sessionId", site_id as "siteId", kind, subject_id as "subjectId"
     from session where state = 'live' and expires_at <= $1 order by expires_at limit $2`,
    [now, rowsMax],
  );
  return rows;
}

/** An operator has proven the second factor again. */
export async function saveProven(tx: pg.ClientBase, sessionId: string, at: Date): Promise<void> {
  await tx.query('update session set proven_at = $2 where session_id = $1', [sessionId, at]);
}

export async function saveSessionEnd(
  tx: pg.ClientBase,
  sessionId: string,
  expiresAt: Date,
): Promise<void> {
  await tx.query('update session set expires_at = $2 where session_id = $1', [
    sessionId,
    expiresAt,
  ]);
}
