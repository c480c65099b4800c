import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { tidyText } from '../domain/normalise.ts';
import { covers, isBuiltInRole, type Permission, type Role } from '../domain/roles.ts';
import { errors } from '../errors.ts';
import { siteRoles } from '../queries/site-roles.ts';
import type { DecidedBy } from './decide-member.ts';
import { endSessions, publishSessions, type SessionChange } from './sessions.ts';

/** More roles than this nobody can tell apart. */
const rolesMax = 40;

export type RoleWish = {
  readonly roleId: string;
  /** Empty for a role that comes with the code. */
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The version that was read; 0 for a role that is new or was never changed. */
  readonly version: number;
};

/**
 * Makes a role of the site's own, or changes what one may do. Nobody changes the role they hold,
 * nor puts in or takes out what they may not do themselves.
 *
 * @throws A103, A105, A106, A108, S006
 */
export async function saveRole(
  deps: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  wish: RoleWish,
): Promise<void> {
  const { siteId } = by;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const roles = await lockRoles(tx, siteId);
    const present = roles.find(({ roleId }) => roleId === wish.roleId);
    if ((present?.version ?? 0) !== wish.version) throw refuse(errors, 'S006');
    if (present === undefined && roles.length >= rolesMax) throw refuse(errors, 'A108');
    if (wish.roleId === 'super') throw refuse(errors, 'A106');
    await refuseOwnRole(tx, by.operatorId, wish.roleId);
    const touched = [...wish.permissions, ...(present?.permissions ?? [])];
    if (!covers(by.permissions, touched)) throw refuse(errors, 'A105');
    const name = isBuiltInRole(wish.roleId) ? '' : tidyText(wish.name);
    await tx.query(
      `insert into operator_role (site_id, role_id, name, permissions, version, changed_at,
         changed_by)
       values ($1, $2, $3, $4, 1, $5, $6)
       on conflict (site_id, role_id) do update set name = excluded.name,
         permissions = excluded.permissions, version = operator_role.version + 1,
         changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      [siteId, wish.roleId, name, wish.permissions, deps.clock.now(), by.loginId],
    );
    await audit(tx, {
      action: present === undefined ? 'role.create' : 'role.set',
      subject: `role:${wish.roleId}`,
      before: present === undefined ? null : auditView(present),
      after: auditView({ name, permissions: wish.permissions }),
    });
    return endSessionsOfRole(deps, tx, siteId, wish.roleId);
  });
  await publishSessions(deps, changes);
}

/**
 * Takes a role of the site's own away; one that comes with the code goes back to what it was.
 *
 * @throws A103, A105, A106, A107 while an operator holds it, S006
 */
export async function dropRole(
  deps: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  { roleId, version }: { roleId: string; version: number },
): Promise<void> {
  const { siteId } = by;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const present = (await lockRoles(tx, siteId)).find((role) => role.roleId === roleId);
    if (present === undefined || present.version === 0) throw refuse(errors, 'A106');
    if (present.version !== version) throw refuse(errors, 'S006');
    await refuseOwnRole(tx, by.operatorId, roleId);
    if (!present.isBuiltIn && (await isHeld(tx, siteId, roleId))) throw refuse(errors, 'A107');
    await tx.query('delete from operator_role where site_id = $1 and role_id = $2', [
      siteId,
      roleId,
    ]);
    const after = (await siteRoles(tx, siteId)).find((role) => role.roleId === roleId);
    const touched = [...present.permissions, ...(after?.permissions ?? [])];
    if (!covers(by.permissions, touched)) throw refuse(errors, 'A105');
    await audit(tx, {
      action: present.isBuiltIn ? 'role.restore' : 'role.drop',
      subject: `role:${roleId}`,
      before: auditView(present),
      after: after === undefined ? null : auditView(after),
    });
    return endSessionsOfRole(deps, tx, siteId, roleId);
  });
  await publishSessions(deps, changes);
}

function auditView({ name, permissions }: Pick<Role, 'name' | 'permissions'>) {
  return { name, permissions: [...permissions] };
}

/** Roles change rarely: one lock for all of a site's, held until the transaction ends. */
async function lockRoles(tx: pg.ClientBase, siteId: string): Promise<readonly Role[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('operator_role ' || $1, 0))`, [
    siteId,
  ]);
  return siteRoles(tx, siteId);
}

async function refuseOwnRole(tx: pg.ClientBase, operatorId: string, roleId: string): Promise<void> {
  const own = await tx.query('select 1 from operator where operator_id = $1 and role = $2', [
    operatorId,
    roleId,
  ]);
  if (own.rowCount !== 0) throw refuse(errors, 'A103');
}

async function isHeld(tx: pg.ClientBase, siteId: string, roleId: string): Promise<boolean> {
  const held = await tx.query('select 1 from operator where site_id = $1 and role = $2 limit 1', [
    siteId,
    roleId,
  ]);
  return held.rowCount !== 0;
}

async function endSessionsOfRole(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  siteId: string,
  roleId: string,
): Promise<SessionChange[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select operator_id as id from operator where site_id = $1 and role = $2 order by operator_id',
    [siteId, roleId],
  );
  const changes: SessionChange[] = [];
  for (const { id } of rows) {
    const owner = { siteId, kind: 'operator', subjectId: id } as const;
    changes.push(...(await endSessions(deps, tx, owner, { reason: 'revoked' })));
  }
  return changes;
}
