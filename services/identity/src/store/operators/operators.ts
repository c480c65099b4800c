import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';

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
 * other's rights at once, the second finds that it would be the last one.
 *
 * @throws A102 when the site has no such operator
 */
export async function lockOperator(
  tx: pg.ClientBase,
  key: { siteId: string; operatorId: string },
): Promise<{ operator: OperatorRow; otherAdministrators: number }> {
  const { siteId, operatorId } = key;
  const admins = await tx.query<{ id: string; disabled: boolean }>(
    `select operator_id as id, disabled from operator where site_id = $1 and role = 'super'
     order by operator_id for update`,
    [siteId],
  );
  const found = await tx.query<OperatorRow>(
    `select ${columns} from operator where operator_id = $1 and site_id = $2 for update`,
    [operatorId, siteId],
  );
  const operator = found.rows[0];
  if (operator === undefined) throw refuse(errors, 'A102');
  const others = admins.rows.filter(({ id, disabled }) => id !== operatorId && !disabled);
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

/** Uses a code up: of two logins with one code only one finds it unused, the other gets null. */
export async function useCode(
  tx: pg.ClientBase,
  operatorId: string,
  step: number,
): Promise<Pick<OperatorRow, 'role' | 'disabled' | 'addresses'> | null> {
  const { rows } = await tx.query<Pick<OperatorRow, 'role' | 'disabled' | 'addresses'>>(
    `update operator set totp_last_step = $2 where operator_id = $1 and totp_last_step < $2
     returning role, disabled, addresses`,
    [operatorId, step],
  );
  return rows[0] ?? null;
}

/** What an operator may do at this moment. */
export async function standingOf(
  tx: pg.ClientBase,
  operatorId: string,
): Promise<Pick<OperatorRow, 'role' | 'disabled' | 'addresses'> | null> {
  const { rows } = await tx.query<Pick<OperatorRow, 'role' | 'disabled' | 'addresses'>>(
    'select role, disabled, addresses from operator where operator_id = $1',
    [operatorId],
  );
  return rows[0] ?? null;
}

export function findOperator(
  { db }: Pick<IdentityDeps, 'db'>,
  where: { siteId: string; operatorId: string } | { siteId: string; loginIdNormal: string },
) {
  return db.operator.findFirst({ where });
}
