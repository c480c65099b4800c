import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { parseRole, permissionsOf } from '../domain/roles.ts';
import { errors } from '../errors.ts';

/** The operator as they see themselves. */
export async function operatorInfo(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, operatorId }: { siteId: string; operatorId: string },
) {
  const operator = await db.operator.findFirst({ where: { operatorId, siteId } });
  if (operator === null) throw refuse(errors, 'A102');
  const role = parseRole(operator.role);
  const { loginId, name } = operator;
  return { operatorId, loginId, name, role, permissions: [...permissionsOf(role)] };
}
