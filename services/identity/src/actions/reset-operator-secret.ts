import { randomBytes } from 'node:crypto';

import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { otpauthUri, secretBytes, secretOf } from '../domain/second-factor.ts';
import { errors } from '../errors.ts';
import type { DecidedBy } from './decide-member.ts';
import { forgetGuesses } from './judge-guess.ts';
import { grantableRole, lockOperator, type OperatorRow } from './operator-rows.ts';
import { endSessions, publishSessions } from './sessions.ts';

/**
 * Gives another operator a new password; the one who gives it tells it to them.
 *
 * @throws A102, A103, A105
 */
export async function resetOperatorPassword(
  deps: IdentityDeps,
  by: DecidedBy,
  { operatorId, password }: { operatorId: string; password: string },
): Promise<void> {
  const hash = await deps.passwords.hash(password);
  await replaceSecret(deps, by, { operatorId, action: 'operator.reset-password' }, (tx) =>
    tx.query('update operator set password_hash = $2, updated_at = $3 where operator_id = $1', [
      operatorId,
      hash,
      deps.clock.now(),
    ]),
  );
}

/**
 * Gives another operator a new second factor. It is told here and never again.
 *
 * @throws A102, A103, A105
 */
export async function resetSecondFactor(
  deps: IdentityDeps,
  by: DecidedBy,
  operatorId: string,
): Promise<{ otpauthUri: string }> {
  const { vault, clock } = deps;
  const secret = secretOf(randomBytes(secretBytes));
  const place = { rowId: operatorId, column: 'operator.totp_secret' };
  const target = { operatorId, action: 'operator.reset-second-factor' };
  const { loginId } = await replaceSecret(deps, by, target, (tx) =>
    tx.query(
      `update operator set totp_secret = $2, key_version = $3, updated_at = $4
       where operator_id = $1`,
      [operatorId, vault.seal(place, secret), vault.currentVersion, clock.now()],
    ),
  );
  return { otpauthUri: otpauthUri(secret, `Noriter ${by.operator.siteId}`, loginId) };
}

/** Nothing of a secret, old or new, reaches the audit log. */
async function replaceSecret(
  deps: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  { operatorId, action }: { operatorId: string; action: string },
  write: (tx: pg.ClientBase) => Promise<unknown>,
): Promise<OperatorRow> {
  if (operatorId === by.operatorId) throw refuse(errors, 'A103');
  const { siteId } = by;
  const { operator, changes } = await withTransaction(deps.pool, async (tx) => {
    const { operator } = await lockOperator(tx, { siteId, operatorId });
    await grantableRole(tx, by, operator.role);
    await write(tx);
    const subject = operator.loginIdNormal;
    await forgetGuesses(tx, { siteId, secret: 'operator-login', subject });
    const entry = { before: null, after: { loginId: operator.loginId } };
    await audit(tx, { action, subject: `operator:${operatorId}`, ...entry });
    const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
    return { operator, changes: await endSessions(deps, tx, owner, { reason: 'revoked' }) };
  });
  await publishSessions(deps, changes);
  return operator;
}
