import type pg from 'pg';

import { type Role, rolesOf, type StoredRole } from '../domain/roles.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The roles of a site; inside a transaction, as that transaction sees them. */
export async function siteRoles(sql: Queryable, siteId: string): Promise<readonly Role[]> {
  const { rows } = await sql.query<StoredRole>(
    `select role_id as "roleId", name, permissions, version from operator_role
     where site_id = $1 order by name, role_id`,
    [siteId],
  );
  return rolesOf(rows);
}

/** One role of a site. An operator's role is never taken away, so a missing one is a defect. */
export async function roleOf(sql: Queryable, siteId: string, roleId: string): Promise<Role> {
  const role = (await siteRoles(sql, siteId)).find((known) => known.roleId === roleId);
  if (role === undefined) throw new Error(`Site ${siteId} has no role "${roleId}".`);
  return role;
}
