import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { isRoleAsAsked, type OperatorAct, subjectOf } from '../../domain/operators/operator-act.ts';
import { covers, type Role } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import { requestRefusals } from '../../request-refusals.ts';
import { operatorRequests } from '../../store/operators/operator-requests.ts';
import { grantableRole } from '../../store/operators/operator-roles.ts';
import { lockOperator } from '../../store/operators/operators.ts';
import { lockRoles } from '../../store/operators/roles.ts';
import { publishSessions, type SessionChange } from '../steps/sessions.ts';
import { performOperatorAct } from './perform-operator-act.ts';

/**
 * Approves what another operator asked about operators or roles and does it, refuses it, or takes
 * back what one asked oneself. Nobody approves what is about themselves, nor what gives more than
 * they may do, nor a role that may something else than when it was asked for.
 *
 * @throws A101 to A108, A112 to A115, A123, S006
 */
export async function decideOperatorAct(
  deps: IdentityDeps,
  by: DecidedBy,
  decision: { requestId: string; move: RequestMove; reason: string },
): Promise<void> {
  const { operator, audit } = by;
  let changes: SessionChange[] = [];
  await withTransaction(deps.pool, async (tx) => {
    changes = [];
    const at = deps.clock.now();
    const { after } = await decideRequest(
      tx,
      operator,
      { ...decision, at },
      {
        table: operatorRequests,
        refusals: requestRefusals,
        async recheck({ act }) {
          await checkMayApprove(tx, by, act);
          return {};
        },
        async perform({ act, askedBy }) {
          changes = await performOperatorAct(deps, tx, by, { act, askedBy });
        },
      },
    );
    await audit(tx, {
      action: `operator.request-${decision.move}`,
      subject: `request:${decision.requestId}`,
      before: null,
      after: { ...after.act, status: after.status, refusal: after.refusal },
    });
  });
  await publishSessions(deps, changes);
}

async function checkMayApprove(
  tx: pg.ClientBase,
  { operator: by }: DecidedBy,
  act: OperatorAct,
): Promise<void> {
  const subject = subjectOf(act);
  if (subject === by.operatorId) throw refuse(errors, 'A103');
  if (act.kind === 'save-role') {
    if (!covers(by.permissions, act.permissions)) throw refuse(errors, 'A105');
    return;
  }
  // Nor does a role change between this look and what is done.
  await lockRoles(tx, by.siteId);
  const held = act.kind === 'create' ? null : await roleHeldBy(tx, by, act.operatorId);
  const role = 'role' in act ? await grantableRole(tx, by, act.role) : held;
  if (role !== null && !isRoleAsAsked(act, role)) throw refuse(errors, 'A123');
}

async function roleHeldBy(
  tx: pg.ClientBase,
  by: DecidedBy['operator'],
  operatorId: string,
): Promise<Role> {
  const { operator } = await lockOperator(tx, { siteId: by.siteId, operatorId });
  return grantableRole(tx, by, operator.role);
}
