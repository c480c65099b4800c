import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../../deps.ts';
import { siteRoles } from './roles.ts';

/** A page of the site's operators, by login id, with when they came last. */
export async function listOperators(
  { db, pool, clock }: Pick<IdentityDeps, 'db' | 'pool' | 'clock'>,
  { siteId, page }: { siteId: string; page: number },
) {
  const { limit, offset } = pageSlice(page);
  const [rows, total, roles] = await Promise.all([
    db.operator.findMany({
      where: { siteId },
      orderBy: { loginIdNormal: 'asc' },
      take: limit,
      skip: offset,
    }),
    db.operator.count({ where: { siteId } }),
    siteRoles(pool, siteId),
  ]);
  const ids = rows.map((row) => row.operatorId);
  const sessions = await db.session.groupBy({
    by: ['subjectId'],
    where: { kind: 'operator', subjectId: { in: ids } },
    _max: { startedAt: true },
  });
  const live = await db.session.groupBy({
    by: ['subjectId'],
    where: {
      kind: 'operator',
      subjectId: { in: ids },
      state: 'live',
      expiresAt: { gt: clock.now() },
    },
    _count: true,
  });
  const list = rows.map((row) => {
    const last = sessions.find(({ subjectId }) => subjectId === row.operatorId)?._max.startedAt;
    return {
      operatorId: row.operatorId,
      loginId: row.loginId,
      name: row.name,
      role: row.role,
      permissions: [...(roles.find(({ roleId }) => roleId === row.role)?.permissions ?? [])],
      addresses: row.addresses,
      disabled: row.disabled,
      isEnrolled: row.enrolledAt !== null,
      createdAt: row.createdAt.toISOString(),
      lastLogInAt: last?.toISOString() ?? null,
      liveSessions: live.find(({ subjectId }) => subjectId === row.operatorId)?._count ?? 0,
    };
  });
  return { list, pageInfo: pageInfo(page, total) };
}

const namesMax = 500;

/** What to call each of a site's operators, those who are disabled too. */
export async function operatorNames({ db }: Pick<IdentityDeps, 'db'>, siteId: string) {
  return db.operator.findMany({
    where: { siteId },
    select: { operatorId: true, loginId: true, name: true },
    orderBy: { loginIdNormal: 'asc' },
    take: namesMax,
  });
}
