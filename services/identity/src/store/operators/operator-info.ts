import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { roleOf } from './roles.ts';

/** The operator as they see themselves. */
export async function operatorInfo(
  { db, pool }: Pick<IdentityDeps, 'db' | 'pool'>,
  { siteId, operatorId }: { siteId: string; operatorId: string },
) {
  const operator = await db.operator.findFirst({ where: { operatorId, siteId } });
  if (operator === null) throw refuse(errors, 'A102');
  const { permissions } = await roleOf(pool, siteId, operator.role);
  const { loginId, name, role } = operator;
  return { operatorId, loginId, name, role, permissions: [...permissions] };
}
