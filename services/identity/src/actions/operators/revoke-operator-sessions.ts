import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { grantableRole } from '../../store/operators/operator-roles.ts';
import { lockOperator } from '../../store/operators/operators.ts';
import { endSessions, publishSessions } from '../steps/sessions.ts';

/**
 * Ends one session of an operator, or all of them. Their own too: a browser left open elsewhere. Not of who may
 * more: nobody keeps those out who could stop them.
 *
 * @returns how many ended
 * @throws A102, A105, A106
 */
export async function revokeOperatorSessions(
  deps: IdentityDeps,
  { operator: by, audit }: DecidedBy,
  { operatorId, sessionId }: { operatorId: string; sessionId?: string | undefined },
): Promise<number> {
  const { siteId } = by;
  const changes = await withTransaction(deps.pool, async (tx) => {
    const { operator } = await lockOperator(tx, { siteId, operatorId });
    if (operatorId !== by.operatorId) await grantableRole(tx, by, operator.role);
    const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
    const which = sessionId === undefined ? {} : { only: sessionId };
    const ended = await endSessions(deps, tx, owner, { ...which, reason: 'revoked' });
    await audit(tx, {
      action: 'operator.revoke-sessions',
      subject: `operator:${operatorId}`,
      before: { liveSessions: ended.length },
      after: { liveSessions: 0 },
    });
    return ended;
  });
  await publishSessions(deps, changes);
  return changes.length;
}
