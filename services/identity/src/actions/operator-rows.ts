import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import { covers, type Role } from '../domain/roles.ts';
import { errors } from '../errors.ts';
import { siteRoles } from '../queries/site-roles.ts';

export type OperatorRow = {
  operatorId: string;
  loginId: string;
  loginIdNormal: string;
  name: string;
  role: string;
  disabled: boolean;
  addresses: string[];
};

const columns = `operator_id as "operatorId", login_id as "loginId",
  login_id_normal as "loginIdNormal", name, role, disabled, addresses`;

/**
 * Locks a site's administrators, then the one operator, always in this order: of two who take each
 * other's rights at once, the second finds that it would be the last one.
 *
 * @throws A102 when the site has no such operator
 */
export async function lockOperator(
  tx: pg.ClientBase,
  key: { siteId: string; operatorId: string },
): Promise<{ operator: OperatorRow; otherAdministrators: number }> {
  const { siteId, operatorId } = key;
  const admins = await tx.query<{ id: string; disabled: boolean }>(
    `select operator_id as id, disabled from operator where site_id = $1 and role = 'super'
     order by operator_id for update`,
    [siteId],
  );
  const found = await tx.query<OperatorRow>(
    `select ${columns} from operator where operator_id = $1 and site_id = $2 for update`,
    [operatorId, siteId],
  );
  const operator = found.rows[0];
  if (operator === undefined) throw refuse(errors, 'A102');
  const others = admins.rows.filter(({ id, disabled }) => id !== operatorId && !disabled);
  return { operator, otherAdministrators: others.length };
}

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
