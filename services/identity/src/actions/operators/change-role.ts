import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { tidyText } from '../../domain/members/normalise.ts';
import type { Permission } from '../../domain/operators/built-in-roles.ts';
import { isRaise, type OperatorAct } from '../../domain/operators/operator-act.ts';
import { covers, isBuiltInRole } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import { operatorsOfRole } from '../../store/operators/operator-roles.ts';
import { lockRoles, writeRole } from '../../store/operators/roles.ts';
import { type Asking, askOperatorAct } from '../steps/ask-operator-act.ts';
import { publishSessions, type SessionChange } from '../steps/sessions.ts';
import type { Changed } from './change-operator.ts';
import { auditView, endSessionsOfRole } from './drop-role.ts';

/** More roles than this nobody can keep apart. */
const rolesMax = 40;

export type RoleWish = {
  readonly roleId: string;
  /** Empty for a role that comes with the code. */
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The version that was read; 0 for a role that is new or was never changed. */
  readonly version: number;
};

/**
 * Makes a role of the site's own, or changes what one may do. Nobody changes the role they have,
 * nor puts in or takes out what they may not do themselves. What gives operators more rights waits
 * for another operator.
 *
 * @throws A103, A105, A106, A108, A112, S006
 */
export async function saveRole(
  deps: IdentityDeps,
  by: DecidedBy,
  { requestId, reason, ...wish }: Asking & RoleWish,
): Promise<Changed> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    const { present, holders } = await checkRole(tx, by.operator, wish);
    const isRaised = isRaise(present?.permissions ?? [], wish.permissions);
    if (holders.length === 0 || !isRaised) return applyRole(deps, tx, by, wish);
    const permissions = [...wish.permissions];
    const act: OperatorAct = { ...wish, kind: 'save-role', permissions };
    await askOperatorAct(deps, tx, by, { requestId, reason, act });
    return null;
  });
  await publishSessions(deps, changes ?? []);
  return { isWaiting: changes === null };
}

/**
 * Writes a role in the caller's transaction.
 *
 * @returns the sessions of its holders, which end
 * @throws A103, A105, A106, A108, S006
 */
export async function applyRole(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { operator: by, audit }: DecidedBy,
  wish: RoleWish,
): Promise<SessionChange[]> {
  const { siteId } = by;
  const { present } = await checkRole(tx, by, wish);
  const { roleId, permissions } = wish;
  const name = isBuiltInRole(roleId) ? '' : tidyText(wish.name);
  const saved = { loginId: by.loginId, at: deps.clock.now() };
  await writeRole(tx, { siteId, roleId, name, permissions }, saved);
  await audit(tx, {
    action: present === undefined ? 'role.create' : 'role.set',
    subject: `role:${roleId}`,
    before: present === undefined ? null : auditView(present),
    after: auditView({ name, permissions }),
  });
  return endSessionsOfRole(deps, tx, siteId, roleId);
}

async function checkRole(tx: pg.ClientBase, by: DecidedBy['operator'], wish: RoleWish) {
  const roles = await lockRoles(tx, by.siteId);
  const present = roles.find(({ roleId }) => roleId === wish.roleId);
  if ((present?.version ?? 0) !== wish.version) throw refuse(errors, 'S006');
  if (present === undefined && roles.length >= rolesMax) throw refuse(errors, 'A108');
  if (wish.roleId === 'super') throw refuse(errors, 'A106');
  const holders = await operatorsOfRole(tx, by.siteId, wish.roleId);
  if (holders.includes(by.operatorId)) throw refuse(errors, 'A103');
  const touched = [...wish.permissions, ...(present?.permissions ?? [])];
  if (!covers(by.permissions, touched)) throw refuse(errors, 'A105');
  return { present, holders };
}
