import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { normaliseName, tidyText } from '../../domain/members/normalise.ts';

/** Where the secret of a second factor is sealed for. */
export function secretPlace(operatorId: string) {
  return { rowId: operatorId, column: 'operator.totp_secret' };
}

/**
 * Writes a new operator.
 *
 * @throws the database's own error when the login id is taken
 */
export async function insertOperator(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  operator: {
    operatorId: string;
    siteId: string;
    loginId: string;
    name: string;
    passwordHash: string;
    role: string;
    totpSecret: string;
    addresses: readonly string[];
    /** Whether password and second factor are the operator's own already. */
    isEnrolled: boolean;
    /** Whether they are the demonstration's, which everybody knows. */
    isPublished?: true;
  },
): Promise<void> {
  await tx.query(
    `insert into operator (operator_id, site_id, login_id, login_id_normal, name, password_hash,
       role, totp_secret, key_version, addresses, created_at, updated_at, enrolled_at,
       published_password, published_factor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $13)`,
    [
      operator.operatorId,
      operator.siteId,
      operator.loginId,
      normaliseName(operator.loginId),
      tidyText(operator.name),
      operator.passwordHash,
      operator.role,
      vault.seal(secretPlace(operator.operatorId), operator.totpSecret),
      vault.currentVersion,
      operator.addresses,
      clock.now(),
      operator.isEnrolled ? clock.now() : null,
      operator.isPublished ?? false,
    ],
  );
}

/** Whether a login id is taken at a site. */
export async function isLoginIdTaken(
  tx: pg.ClientBase,
  siteId: string,
  loginId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from operator where site_id = $1 and login_id_normal = $2',
    [siteId, normaliseName(loginId)],
  );
  return rowCount === 1;
}

/** Locks the operator of a login id; null when the site has none. */
export async function lockLoginId(
  tx: pg.ClientBase,
  { siteId, loginId }: { siteId: string; loginId: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'select operator_id as id from operator where site_id = $1 and login_id_normal = $2 for update',
    [siteId, normaliseName(loginId)],
  );
  return rows[0]?.id ?? null;
}
