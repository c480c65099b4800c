import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { isWiderList } from '@noriter/rules/settings/operator-addresses';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { tidyText } from '../../domain/members/normalise.ts';
import { isRaise, type OperatorAct } from '../../domain/operators/operator-act.ts';
import { errors } from '../../errors.ts';
import { grantableRole } from '../../store/operators/operator-roles.ts';
import { lockOperator, type OperatorRow, saveOperator } from '../../store/operators/operators.ts';
import { lockRoles } from '../../store/operators/roles.ts';
import { forgetOperatorGuesses } from '../../store/sessions/attempts.ts';
import { type Asking, askOperatorAct } from '../steps/ask-operator-act.ts';
import { endSessions, publishSessions, type SessionChange } from '../steps/sessions.ts';

export type OperatorChange =
  | { readonly kind: 'disable' }
  | { readonly kind: 'enable' }
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-role'; readonly role: string }
  | { readonly kind: 'set-addresses'; readonly addresses: readonly string[] };

type Changeable = Pick<OperatorRow, 'name' | 'role' | 'disabled' | 'addresses'>;

/** Whether a change is done, or waits for another operator. */
export type Changed = { readonly isWaiting: boolean };

/**
 * Changes another operator. Nobody changes themselves, nor one who may more than they do, and the
 * last administrator stays. What gives an operator more rights or addresses waits for another operator.
 *
 * @throws A102 to A106, A112
 */
export async function changeOperator(
  deps: IdentityDeps,
  by: DecidedBy,
  { operatorId, change, ...asking }: Asking & { operatorId: string; change: OperatorChange },
): Promise<Changed> {
  if (operatorId === by.operator.operatorId) throw refuse(errors, 'A103');
  const changes = await withTransaction(deps.pool, async (tx) => {
    const act = await raiseOf(tx, by, { operatorId, change });
    if (act === null) return applyChange(deps, tx, by, { operatorId, change });
    await askOperatorAct(deps, tx, by, { ...asking, act });
    return null;
  });
  await publishSessions(deps, changes ?? []);
  return { isWaiting: changes === null };
}

/** What another operator has to approve of a change; null for one that gives nobody more rights. */
async function raiseOf(
  tx: pg.ClientBase,
  { operator: by }: DecidedBy,
  { operatorId, change }: { operatorId: string; change: OperatorChange },
): Promise<OperatorAct | null> {
  if (change.kind === 'disable' || change.kind === 'set-name') return null;
  // A role that nobody has grows by one operator's word: not while somebody is given it.
  await lockRoles(tx, by.siteId);
  const { operator } = await lockOperator(tx, { siteId: by.siteId, operatorId });
  const { loginId, role: from, addresses: fromAddresses } = operator;
  const before = await grantableRole(tx, by, from);
  if (change.kind === 'set-addresses') {
    if (!isWiderList(fromAddresses, change.addresses)) return null;
    const rolePermissions = [...before.permissions];
    const addresses = [...change.addresses];
    return {
      kind: 'set-addresses',
      operatorId,
      loginId,
      addresses,
      fromAddresses,
      rolePermissions,
    };
  }
  if (change.kind === 'enable') {
    const rolePermissions = [...before.permissions];
    return operator.disabled ? { kind: 'enable', operatorId, loginId, rolePermissions } : null;
  }
  const after = await grantableRole(tx, by, change.role);
  if (!isRaise(before.permissions, after.permissions)) return null;
  const rolePermissions = [...after.permissions];
  return { kind: 'set-role', operatorId, loginId, role: change.role, from, rolePermissions };
}

/**
 * Changes an operator in the caller's transaction. Permissions stand in the token, so what changes
 * them ends every session.
 *
 * @throws A102, A104 to A106
 */
export async function applyChange(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { operator: by, audit }: DecidedBy,
  { operatorId, change }: { operatorId: string; change: OperatorChange },
): Promise<SessionChange[]> {
  const { siteId } = by;
  const { operator, otherAdministrators } = await lockOperator(tx, { siteId, operatorId });
  await grantableRole(tx, by, operator.role);
  if (change.kind === 'set-role') await grantableRole(tx, by, change.role);
  const { name, role, disabled, addresses } = operator;
  const before: Changeable = { name, role, disabled, addresses };
  const after: Changeable = { ...before, ...effectOf(change) };
  const steppedDown = isAdministrator(before) && !isAdministrator(after);
  if (steppedDown && otherAdministrators === 0) throw refuse(errors, 'A104');
  const subject = `operator:${operatorId}`;
  await audit(tx, { action: `operator.${change.kind}`, subject, before, after });
  await saveOperator(tx, operatorId, after, deps.clock.now());
  if (change.kind === 'set-name') return [];
  if (change.kind === 'enable') await forgetOperatorGuesses(tx, siteId, operator.loginIdNormal);
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  return endSessions(deps, tx, owner, { reason: 'revoked' });
}

function isAdministrator({ role, disabled }: Changeable): boolean {
  return role === 'super' && !disabled;
}

function effectOf(change: OperatorChange): Partial<Changeable> {
  switch (change.kind) {
    case 'disable':
      return { disabled: true };
    case 'enable':
      return { disabled: false };
    case 'set-name':
      return { name: tidyText(change.name) };
    case 'set-role':
      return { role: change.role };
    case 'set-addresses':
      return { addresses: [...change.addresses] };
    default:
      return change satisfies never;
  }
}
