import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../deps.ts';
import { parseRole, permissionsOf } from '../domain/roles.ts';

/** A page of the site's operators, by login id. */
export async function listOperators(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, page }: { siteId: string; page: number },
) {
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.operator.findMany({
      where: { siteId },
      orderBy: { loginIdNormal: 'asc' },
      take: limit,
      skip: offset,
    }),
    db.operator.count({ where: { siteId } }),
  ]);
  const list = rows.map((row) => ({
    operatorId: row.operatorId,
    loginId: row.loginId,
    name: row.name,
    role: row.role,
    permissions: [...permissionsOf(parseRole(row.role))],
    addresses: row.addresses,
    disabled: row.disabled,
    createdAt: row.createdAt.toISOString(),
  }));
  return { list, pageInfo: pageInfo(page, total) };
}
