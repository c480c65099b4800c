import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { tidyText } from '../domain/normalise.ts';
import { errors } from '../errors.ts';
import type { DecidedBy } from './decide-member.ts';
import { forgetGuesses } from './judge-guess.ts';
import { grantableRole, lockOperator, type OperatorRow } from './operator-rows.ts';
import { endSessions, publishSessions } from './sessions.ts';

export type OperatorChange =
  | { readonly kind: 'disable' }
  | { readonly kind: 'enable' }
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-role'; readonly role: string }
  | { readonly kind: 'set-addresses'; readonly addresses: readonly string[] };

type Changeable = Pick<OperatorRow, 'name' | 'role' | 'disabled' | 'addresses'>;

/**
 * Changes another operator. Nobody changes themselves, nor one who may more than they do, and the
 * last administrator stays. Permissions stand in the token, so what changes them ends every session.
 *
 * @throws A102 to A106
 */
export async function changeOperator(
  deps: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  { operatorId, change }: { operatorId: string; change: OperatorChange },
): Promise<void> {
  if (operatorId === by.operatorId) throw refuse(errors, 'A103');
  const { siteId } = by;
  const changes = await withTransaction(deps.pool, async (tx) => {
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
    await tx.query(
      `update operator set name = $2, role = $3, disabled = $4, addresses = $5, updated_at = $6
       where operator_id = $1`,
      [operatorId, after.name, after.role, after.disabled, after.addresses, deps.clock.now()],
    );
    if (change.kind === 'set-name') return [];
    if (change.kind === 'enable') {
      const subjectName = operator.loginIdNormal;
      await forgetGuesses(tx, { siteId, secret: 'operator-login', subject: subjectName });
    }
    const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
    return endSessions(deps, tx, owner, { reason: 'revoked' });
  });
  await publishSessions(deps, changes);
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
