import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { isLoginIdTaken } from '../../store/operators/new-operators.ts';
import { grantableRole } from '../../store/operators/operator-roles.ts';
import { lockOperator } from '../../store/operators/operators.ts';
import { type Asking, askOperatorAct } from '../steps/ask-operator-act.ts';
import type { NewOperator } from './create-operator.ts';

/**
 * Asks for a new operator. Once another operator has approved it, one of the two is given a link and
 * the other a code; with both, and with neither alone, the new operator sets their own password and
 * second factor.
 *
 * @throws A101, A105, A106, A112
 */
export async function askNewOperator(
  deps: IdentityDeps,
  by: DecidedBy,
  { requestId, reason, ...operator }: Asking & Omit<NewOperator, 'operatorId' | 'siteId'>,
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const role = await grantableRole(tx, by.operator, operator.role);
    if (await isLoginIdTaken(tx, by.operator.siteId, operator.loginId))
      throw refuse(errors, 'A101');
    const addresses = [...operator.addresses];
    const own = { operatorId: deps.ids.next(), addresses, rolePermissions: [...role.permissions] };
    const act = { ...operator, ...own, kind: 'create' } as const;
    await askOperatorAct(deps, tx, by, { requestId, reason, act });
  });
}

/**
 * Asks that an operator who has lost password or second factor may set both anew.
 *
 * @throws A102, A103, A105, A106, A112
 */
export async function askReset(
  deps: IdentityDeps,
  by: DecidedBy,
  { operatorId, ...asking }: Asking & { operatorId: string },
): Promise<void> {
  if (operatorId === by.operator.operatorId) throw refuse(errors, 'A103');
  const { siteId } = by.operator;
  await withTransaction(deps.pool, async (tx) => {
    const { operator } = await lockOperator(tx, { siteId, operatorId });
    const role = await grantableRole(tx, by.operator, operator.role);
    const rolePermissions = [...role.permissions];
    const { loginId } = operator;
    const act = { kind: 'reset', operatorId, loginId, rolePermissions } as const;
    await askOperatorAct(deps, tx, by, { ...asking, act });
  });
}
