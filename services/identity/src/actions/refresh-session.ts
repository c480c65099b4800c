import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { mayLogIn } from '../domain/member-status.ts';
import { type SessionKind, sessionEnd, stateAt } from '../domain/session.ts';
import { errors } from '../errors.ts';
import { settingsWhenOpen } from '../queries/site-settings.ts';
import { lockMember } from './lock-member.ts';
import { issueMemberToken } from './log-in-member.ts';
import { publishSessions } from './sessions.ts';

type Refresh = { siteId: string; memberId: string; sessionId: string };

/** Gives a live session a new token and a new end. */
export async function refreshMemberSession(deps: IdentityDeps, refresh: Refresh) {
  const { siteId, memberId, sessionId } = refresh;
  await settingsWhenOpen(deps, siteId);
  const member = await withTransaction(deps.pool, async (tx) => {
    const locked = await lockMember(tx, siteId, memberId);
    if (!mayLogIn(locked.status)) throw refuse(errors, 'U001');
    await prolongSession(deps, tx, { kind: 'member', subjectId: memberId, sessionId });
    return locked;
  });
  await publishSessions(deps, [{ sessionId, state: 'live' }]);
  return issueMemberToken(deps, member, sessionId);
}

/** @throws TK999 for a replaced session, TK998 for one that ended */
export async function prolongSession(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  { kind, subjectId, sessionId }: { kind: SessionKind; subjectId: string; sessionId: string },
): Promise<void> {
  const now = clock.now();
  const found = await tx.query<{ state: string; expiresAt: Date }>(
    `select state, expires_at as "expiresAt" from session
     where session_id = $1 and kind = $2 and subject_id = $3 for update`,
    [sessionId, kind, subjectId],
  );
  const session = found.rows[0];
  const state = session === undefined ? 'ended' : stateAt(session, now);
  if (state === 'replaced') throw refuse(transportCodes, 'TK999');
  if (state === 'ended') throw refuse(transportCodes, 'TK998');
  await tx.query('update session set expires_at = $2 where session_id = $1', [
    sessionId,
    sessionEnd(now),
  ]);
}
