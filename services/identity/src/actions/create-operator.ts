import { randomBytes } from 'node:crypto';

import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { normaliseName, tidyText } from '../domain/normalise.ts';
import { otpauthUri, secretBytes, secretOf } from '../domain/second-factor.ts';
import { orTaken } from './unique-refusal.ts';

export type NewOperator = {
  readonly operatorId: string;
  readonly siteId: string;
  readonly loginId: string;
  readonly name: string;
  readonly password: string;
  /** One of the site's roles. */
  readonly role: string;
  readonly addresses: readonly string[];
  /** Base32; a fresh one is made when absent. */
  readonly totpSecret?: string;
};

type Opened = Pick<IdentityDeps, 'pool' | 'vault' | 'passwords' | 'clock'>;

/**
 * Creates an operator. The second factor's secret is told here and never again.
 *
 * @param also what comes first in the same transaction: who may do this, the audit entry
 * @throws A101 when the login id is taken
 */
export async function createOperator(
  deps: Opened,
  operator: NewOperator,
  also: (tx: pg.PoolClient) => Promise<void> = async () => undefined,
): Promise<{ otpauthUri: string }> {
  const { pool, vault, passwords, clock } = deps;
  const { operatorId, siteId, loginId } = operator;
  const secret = operator.totpSecret ?? secretOf(randomBytes(secretBytes));
  const passwordHash = await passwords.hash(operator.password);
  const sealed = vault.seal({ rowId: operatorId, column: 'operator.totp_secret' }, secret);
  const now = clock.now();
  await withTransaction(pool, async (tx) => {
    await also(tx);
    await tx.query(
      `insert into operator (operator_id, site_id, login_id, login_id_normal, name, password_hash,
         role, totp_secret, key_version, addresses, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        operatorId,
        siteId,
        loginId,
        normaliseName(loginId),
        tidyText(operator.name),
        passwordHash,
        operator.role,
        sealed,
        vault.currentVersion,
        operator.addresses,
        now,
      ],
    );
  }).catch((error: unknown) => {
    throw orTaken(error);
  });
  return { otpauthUri: otpauthUri(secret, `Noriter ${siteId}`, loginId) };
}
