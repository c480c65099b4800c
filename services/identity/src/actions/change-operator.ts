import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import type { RoleName } from '../domain/roles.ts';
import { errors } from '../errors.ts';
import type { DecidedBy } from './decide-member.ts';
import { forgetGuesses } from './judge-guess.ts';
import { endSessions, publishSessions } from './sessions.ts';

export type OperatorChange =
  | { readonly kind: 'disable' }
  | { readonly kind: 'enable' }
  | { readonly kind: 'set-role'; readonly role: RoleName }
  | { readonly kind: 'set-addresses'; readonly addresses: readonly string[] };

type OperatorRow = {
  role: string;
  disabled: boolean;
  addresses: string[];
  loginIdNormal: string;
};

/**
 * Changes what another operator may do. Permissions stand in the token, so every session of the
 * changed operator ends; nobody changes themselves, so a site never loses its last administrator.
 */
export async function changeOperator(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { operatorId, change }: { operatorId: string; change: OperatorChange },
): Promise<void> {
  if (operatorId === operator.operatorId) throw refuse(errors, 'A103');
  const { siteId } = operator;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const row = await lockOperator(tx, siteId, operatorId);
    const { loginIdNormal, ...before } = row;
    const after = { ...before, ...effectOf(change) };
    await audit(tx, {
      action: `operator.${change.kind}`,
      subject: `operator:${operatorId}`,
      before,
      after,
    });
    await tx.query(
      `update operator set role = $2, disabled = $3, addresses = $4, updated_at = $5
       where operator_id = $1`,
      [operatorId, after.role, after.disabled, after.addresses, deps.clock.now()],
    );
    if (change.kind === 'enable') {
      await forgetGuesses(tx, { siteId, secret: 'operator-login', subject: loginIdNormal });
    }
    const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
    return endSessions(deps, tx, owner, { reason: 'revoked' });
  });
  await publishSessions(deps, changes);
}

function effectOf(change: OperatorChange): Partial<Omit<OperatorRow, 'loginIdNormal'>> {
  switch (change.kind) {
    case 'disable':
      return { disabled: true };
    case 'enable':
      return { disabled: false };
    case 'set-role':
      return { role: change.role };
    case 'set-addresses':
      return { addresses: [...change.addresses] };
    default:
      return change satisfies never;
  }
}

async function lockOperator(
  tx: pg.ClientBase,
  siteId: string,
  operatorId: string,
): Promise<OperatorRow> {
  const found = await tx.query<OperatorRow>(
    `select role, disabled, addresses, login_id_normal as "loginIdNormal" from operator
     where operator_id = $1 and site_id = $2 for update`,
    [operatorId, siteId],
  );
  const row = found.rows[0];
  if (row === undefined) throw refuse(errors, 'A102');
  return row;
}
