import { together } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { Role } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import type { Operator } from '../../generated/client.ts';
import { shareRoles, siteRoles } from './roles.ts';

export type OperatorRow = {
  operatorId: string;
  loginId: string;
  loginIdNormal: string;
  name: string;
  role: string;
  disabled: boolean;
  addresses: string[];
};

const columns = `operator_id as "operatorId", login_id as "loginId",
  login_id_normal as "loginIdNormal", name, role, disabled, addresses`;

/**
 * Locks a site's administrators, then the one operator, always in this order: of two who take each
 * other's rights at once, the second finds that it would be the last one. Who is disabled or has not enrolled
 * cannot come in: they are no administrator who is left.
 *
 * @throws A102 when the site has no such operator
 */
export async function lockOperator(
  tx: pg.ClientBase,
  key: { siteId: string; operatorId: string },
): Promise<{ operator: OperatorRow; otherAdministrators: number }> {
  const { siteId, operatorId } = key;
  const admins = await tx.query<{ id: string; enters: boolean }>(
    `select operator_id as id, not disabled and enrolled_at is not null as enters from operator where site_id = $1 and role = 'super'
     order by operator_id for update`,
    [siteId],
  );
  const found = await tx.query<OperatorRow>(
    `select ${columns} from operator where operator_id = $1 and site_id = $2 for update`,
    [operatorId, siteId],
  );
  const operator = found.rows[0];
  if (operator === undefined) throw refuse(errors, 'A102');
  const others = admins.rows.filter(({ id, enters }) => id !== operatorId && enters);
  return { operator, otherAdministrators: others.length };
}

export async function saveOperator(
  tx: pg.ClientBase,
  operatorId: string,
  after: Pick<OperatorRow, 'name' | 'role' | 'disabled' | 'addresses'>,
  at: Date,
): Promise<void> {
  await tx.query(
    `update operator set name = $2, role = $3, disabled = $4, addresses = $5, updated_at = $6
     where operator_id = $1`,
    [operatorId, after.name, after.role, after.disabled, after.addresses, at],
  );
}

export async function savePasswordHash(
  tx: pg.ClientBase,
  operatorId: string,
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  await tx.query(
    `update operator set password_hash = $2, published_password = false, updated_at = $3
     where operator_id = $1`,
    [operatorId, hash, at],
  );
}

/** Uses a code up: of two logins with one code only one finds it unused. */
export async function useCode(
  tx: pg.ClientBase,
  operatorId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update operator set totp_last_step = $2 where operator_id = $1 and totp_last_step < $2',
    [operatorId, step],
  );
  return rowCount === 1;
}

/** An operator whom nothing changes until the transaction ends. */
export type HeldOperator = OperatorRow &
  Pick<
    Operator,
    'siteId' | 'passwordHash' | 'totpSecret' | 'hasAuthenticator' | 'enrolledAt' | 'freshSince'
  >;

/**
 * Reads one operator and holds the row. It comes after the site's roles, and before the operator's
 * passkeys, recovery codes and sessions: in this order whoever changes them takes them too.
 */
export async function holdOperator(
  tx: pg.ClientBase,
  operatorId: string,
): Promise<HeldOperator | null> {
  const { rows } = await tx.query<HeldOperator>(
    `select ${columns}, site_id as "siteId", password_hash as "passwordHash",
       totp_secret as "totpSecret", has_authenticator as "hasAuthenticator",
       enrolled_at as "enrolledAt", fresh_since as "freshSince"
     from operator where operator_id = $1 for no key update`,
    [operatorId],
  );
  return rows[0] ?? null;
}

/** The same with the site's roles, which nobody changes meanwhile either; others may hold them too. */
export async function holdWithRoles(
  tx: pg.ClientBase,
  { siteId, operatorId }: { siteId: string; operatorId: string },
): Promise<{ operator: HeldOperator | null; roles: readonly Role[] }> {
  const [, roles, operator] = await together(tx, () => [
    shareRoles(tx, siteId),
    siteRoles(tx, siteId),
    holdOperator(tx, operatorId),
  ]);
  return { operator, roles };
}

export function findOperator(
  { db }: Pick<IdentityDeps, 'db'>,
  where: { siteId: string; operatorId: string } | { siteId: string; loginIdNormal: string },
) {
  return db.operator.findFirst({ where });
}
