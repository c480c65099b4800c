import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { isRaise } from '../../domain/operators/operator-act.ts';
import { covers, isBuiltInRole, permissionsOf, type Role } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import { operatorsOfRole } from '../../store/operators/operator-roles.ts';
import { deleteRole, lockRoles } from '../../store/operators/roles.ts';
import { type Asking, askOperatorAct } from '../steps/ask-operator-act.ts';
import { endSessions, publishSessions, type SessionChange } from '../steps/sessions.ts';
import type { Changed } from './change-operator.ts';

/**
 * Takes a role of the site's own away; one that comes with the code goes back to what it was. Where
 * that gives operators more rights, it waits for another operator.
 *
 * @throws A103, A105, A106, A107 while an operator has it, A112, S006
 */
export async function dropRole(
  deps: IdentityDeps,
  by: DecidedBy,
  { roleId, version, ...asking }: Asking & { roleId: string; version: number },
): Promise<Changed> {
  const { siteId } = by.operator;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const present = (await lockRoles(tx, siteId)).find((role) => role.roleId === roleId);
    if (present === undefined || present.version === 0) throw refuse(errors, 'A106');
    if (present.version !== version) throw refuse(errors, 'S006');
    const holders = await operatorsOfRole(tx, siteId, roleId);
    if (holders.includes(by.operator.operatorId)) throw refuse(errors, 'A103');
    if (!present.isBuiltIn && holders.length > 0) throw refuse(errors, 'A107');
    const permissions = isBuiltInRole(roleId) ? [...permissionsOf(roleId)] : [];
    const touched = [...present.permissions, ...permissions];
    if (!covers(by.operator.permissions, touched)) throw refuse(errors, 'A105');
    if (holders.length > 0 && isRaise(present.permissions, permissions)) {
      const act = { kind: 'save-role', roleId, name: '', permissions, version } as const;
      await askOperatorAct(deps, tx, by, { ...asking, act });
      return null;
    }
    await deleteRole(tx, siteId, roleId);
    await by.audit(tx, {
      action: present.isBuiltIn ? 'role.restore' : 'role.drop',
      subject: `role:${roleId}`,
      before: auditView(present),
      after: present.isBuiltIn ? auditView({ name: '', permissions }) : null,
    });
    return endSessionsOfRole(deps, tx, siteId, roleId);
  });
  await publishSessions(deps, changes ?? []);
  return { isWaiting: changes === null };
}

export function auditView({ name, permissions }: Pick<Role, 'name' | 'permissions'>) {
  return { name, permissions: [...permissions] };
}

export async function endSessionsOfRole(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  siteId: string,
  roleId: string,
): Promise<SessionChange[]> {
  const changes: SessionChange[] = [];
  for (const subjectId of await operatorsOfRole(tx, siteId, roleId)) {
    const owner = { siteId, kind: 'operator', subjectId } as const;
    changes.push(...(await endSessions(deps, tx, owner, { reason: 'revoked' })));
  }
  return changes;
}
