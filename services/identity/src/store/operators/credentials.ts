import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { deletePasskeys } from '../passkeys/passkeys.ts';
import { secretPlace } from './new-operators.ts';

type Sealing = Pick<IdentityDeps, 'vault' | 'clock'>;

/** No hash of any password: nobody logs in by it. */
const NO_PASSWORD = '';

/** Takes password, second factors and recovery codes away. */
export async function clearCredentials(
  { clock }: Pick<Sealing, 'clock'>,
  tx: pg.ClientBase,
  operatorId: string,
): Promise<void> {
  await tx.query(
    `update operator set password_hash = $2, published_password = false,
       published_factor = false, enrolled_at = null, has_authenticator = false, updated_at = $3
     where operator_id = $1`,
    [operatorId, NO_PASSWORD, clock.now()],
  );
  await tx.query('delete from operator_recovery_code where operator_id = $1', [operatorId]);
  await deletePasskeys(tx, { kind: 'operator', ownerId: operatorId });
}

/** Writes an operator's own password, beside a factor of theirs; they are fresh from now on. */
export async function saveCredentials(
  { clock }: Pick<Sealing, 'clock'>,
  tx: pg.ClientBase,
  { operatorId, passwordHash }: { operatorId: string; passwordHash: string },
): Promise<void> {
  await tx.query(
    `update operator set password_hash = $2, enrolled_at = $3, fresh_since = $3, updated_at = $3,
       published_password = false, published_factor = false
     where operator_id = $1`,
    [operatorId, passwordHash, clock.now()],
  );
}

/** An operator who enrols by a passkey has no authenticator. */
export async function saveNoAuthenticator(tx: pg.ClientBase, operatorId: string): Promise<void> {
  await tx.query('update operator set has_authenticator = false where operator_id = $1', [
    operatorId,
  ]);
}

/** Locks an operator's factors, so that of two removals the second sees the first. */
export async function lockFactors(
  tx: pg.ClientBase,
  operatorId: string,
): Promise<{ hasAuthenticator: boolean }> {
  const { rows } = await tx.query<{ hasAuthenticator: boolean }>(
    `select has_authenticator as "hasAuthenticator" from operator
     where operator_id = $1 for no key update`,
    [operatorId],
  );
  return rows[0] ?? { hasAuthenticator: false };
}

/** The code that confirmed a new factor is used up with it. */
export async function saveSecondFactor(
  { vault, clock }: Sealing,
  tx: pg.ClientBase,
  { operatorId, secret, step }: { operatorId: string; secret: string; step: number },
): Promise<void> {
  await tx.query(
    `update operator set totp_secret = $2, key_version = $3, totp_last_step = $4, updated_at = $5,
       published_factor = false, has_authenticator = true
     where operator_id = $1`,
    [
      operatorId,
      vault.seal(secretPlace(operatorId), secret),
      vault.currentVersion,
      step,
      clock.now(),
    ],
  );
}

/** Who gets more rights watches for a while before they approve. */
export async function markFresh(
  tx: pg.ClientBase,
  operatorIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query('update operator set fresh_since = $2 where operator_id = any($1::uuid[])', [
    operatorIds,
    at,
  ]);
}
