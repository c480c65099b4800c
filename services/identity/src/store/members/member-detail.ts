import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../../deps.ts';
import { deviceName } from '../../domain/sessions/device.ts';
import { errors } from '../../errors.ts';
import { listConsents } from './consents.ts';
import { memberWithAccount, operatorView } from './member-views.ts';

const sessionsShown = 10;

/** One member as operators see it, with locks and the last sessions. */
export async function memberDetail(
  deps: Pick<IdentityDeps, 'db' | 'vault' | 'clock'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const { db, vault, clock } = deps;
  const row = await db.member.findFirst({
    where: { memberId, siteId },
    include: memberWithAccount,
  });
  if (row === null) throw refuse(errors, 'U130');
  const [locks, sessions, consents] = await Promise.all([
    db.attemptCount.findMany({
      where: {
        siteId,
        lockedUntil: { gt: clock.now() },
        OR: [
          { secret: 'login', subject: row.loginIdNormal },
          { secret: { in: ['own-password', 'withdrawal'] }, subject: memberId },
        ],
      },
    }),
    db.session.findMany({
      where: { subjectId: memberId, kind: 'member' },
      orderBy: { startedAt: 'desc' },
      take: sessionsShown,
    }),
    listConsents(deps, { siteId, memberId }),
  ]);
  const lockedUntil = (secret: string) =>
    locks.find((lock) => lock.secret === secret)?.lockedUntil?.toISOString() ?? null;
  return {
    member: operatorView({ vault }, row),
    loginLockedUntil: lockedUntil('login') ?? lockedUntil('own-password'),
    withdrawalLockedUntil: lockedUntil('withdrawal'),
    consents,
    sessions: sessions.map((session) => ({
      sessionId: session.sessionId,
      state: session.state,
      startedAt: session.startedAt.toISOString(),
      endedAt: session.endedAt?.toISOString() ?? null,
      address: session.address,
      device: deviceName(session.device),
    })),
  };
}
