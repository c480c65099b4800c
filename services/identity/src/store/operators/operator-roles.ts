import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { covers, type Role } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import { siteRoles } from './roles.ts';

/**
 * A role of the site that this operator may hand out.
 *
 * @throws A106 for a role the site does not have, A105 for one that may more than they may
 */
export async function grantableRole(
  tx: pg.ClientBase,
  by: { siteId: string; permissions: readonly string[] },
  roleId: string,
): Promise<Role> {
  const role = (await siteRoles(tx, by.siteId)).find((known) => known.roleId === roleId);
  if (role === undefined) throw refuse(errors, 'A106');
  if (!covers(by.permissions, role.permissions)) throw refuse(errors, 'A105');
  return role;
}

/** The operators of a role, in a fixed order. */
export async function operatorsOfRole(
  tx: pg.ClientBase,
  siteId: string,
  roleId: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select operator_id as id from operator where site_id = $1 and role = $2 order by operator_id',
    [siteId, roleId],
  );
  return rows.map(({ id }) => id);
}
