import type pg from 'pg';
import type { Permission } from '../../domain/operators/built-in-roles.ts';
import { type Role, rolesOf, type StoredRole } from '../../domain/operators/roles.ts';

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

/** One role of a site. */
export async function roleOf(sql: Queryable, siteId: string, roleId: string): Promise<Role> {
  return roleAmong(await siteRoles(sql, siteId), { siteId, role: roleId });
}

/** An operator's role is never taken away, so a missing one is a defect. */
export function roleAmong(
  roles: readonly Role[],
  { siteId, role: roleId }: { siteId: string; role: string },
): Role {
  const role = roles.find((known) => known.roleId === roleId);
  if (role === undefined) throw new Error(`Site ${siteId} has no role "${roleId}".`);
  return role;
}

/** Roles change rarely: one lock for all of a site's, until the transaction ends. */
export async function lockRoles(tx: pg.ClientBase, siteId: string): Promise<readonly Role[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('operator_role ' || $1, 0))`, [
    siteId,
  ]);
  return siteRoles(tx, siteId);
}

/** The same lock for who only needs the roles to stay; many may have it at once. */
export async function shareRoles(tx: pg.ClientBase, siteId: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock_shared(hashtextextended('operator_role ' || $1, 0))`,
    [siteId],
  );
}

/** Writes a role under locked roles; each save is its next version. */
export async function writeRole(
  tx: pg.ClientBase,
  role: { siteId: string; roleId: string; name: string; permissions: readonly Permission[] },
  { loginId, at }: { loginId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into operator_role (site_id, role_id, name, permissions, version, changed_at,
       changed_by)
     values ($1, $2, $3, $4, 1, $5, $6)
     on conflict (site_id, role_id) do update set name = excluded.name,
       permissions = excluded.permissions, version = operator_role.version + 1,
       changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [role.siteId, role.roleId, role.name, role.permissions, at, loginId],
  );
}

export async function deleteRole(tx: pg.ClientBase, siteId: string, roleId: string): Promise<void> {
  await tx.query('delete from operator_role where site_id = $1 and role_id = $2', [siteId, roleId]);
}
