import type { IdentityDeps } from '../../deps.ts';
import { deviceName } from '../../domain/sessions/device.ts';
import { stateAt } from '../../domain/sessions/session.ts';

const sessionsShown = 10;

/** The member's last sessions, newest first: which browsers are or were logged in. */
export async function ownSessions(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  member: { memberId: string; siteId: string; sessionId: string },
) {
  const now = clock.now();
  const rows = await db.session.findMany({
    where: { subjectId: member.memberId, siteId: member.siteId, kind: 'member' },
    orderBy: { startedAt: 'desc' },
    take: sessionsShown,
  });
  return rows.map((row) => ({
    sessionId: row.sessionId,
    isThis: row.sessionId === member.sessionId,
    state: stateAt(row, now),
    startedAt: row.startedAt.toISOString(),
    endedAt: (row.endedAt ?? (row.expiresAt > now ? null : row.expiresAt))?.toISOString() ?? null,
    address: row.address,
    device: deviceName(row.device),
  }));
}
