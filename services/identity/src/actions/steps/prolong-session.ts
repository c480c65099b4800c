import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { type SessionKind, sessionEnd, stateAt } from '../../domain/sessions/session.ts';
import { saveSessionEnd } from '../../store/sessions/session-ends.ts';
import { lockSession } from '../../store/sessions/sessions.ts';

/**
 * Gives a live session a new end, which is never beyond its longest time.
 *
 * @throws TK999 for a replaced session, TK998 for one that ended
 */
export async function prolongSession(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  { kind, subjectId, sessionId }: { kind: SessionKind; subjectId: string; sessionId: string },
): Promise<Date> {
  const now = clock.now();
  const session = await lockSession(tx, { kind, subjectId, sessionId });
  const state = session === null ? 'ended' : stateAt(session, now);
  if (state === 'replaced') throw refuse(transportCodes, 'TK999');
  if (state === 'ended') throw refuse(transportCodes, 'TK998');
  const endsAt = sessionEnd(kind, session?.startedAt ?? now, now);
  if (endsAt <= now) throw refuse(transportCodes, 'TK998');
  await saveSessionEnd(tx, sessionId, endsAt);
  return endsAt;
}
