import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';

const sessionsShown = 50;

/** An operator's sessions, the newest first. */
export async function operatorSessions(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, operatorId }: { siteId: string; operatorId: string },
) {
  const known = await db.operator.count({ where: { operatorId, siteId } });
  if (known === 0) throw refuse(errors, 'A102');
  const rows = await db.session.findMany({
    where: { subjectId: operatorId, kind: 'operator' },
    orderBy: { startedAt: 'desc' },
    take: sessionsShown,
  });
  return rows.map((row) => ({
    sessionId: row.sessionId,
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    address: row.address,
    device: row.device,
  }));
}
