import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import type { OperatorAct, OperatorActOf } from '../../domain/operators/operator-act.ts';
import { errors } from '../../errors.ts';
import { clearCredentials, markFresh } from '../../store/operators/credentials.ts';
import { operatorsOfRole } from '../../store/operators/operator-roles.ts';
import { lockOperator } from '../../store/operators/operators.ts';
import { forgetOperatorGuesses } from '../../store/sessions/attempts.ts';
import { openEnrolment } from '../enrolment/open-enrolment.ts';
import { endSessions, type SessionChange } from '../steps/sessions.ts';
import { applyChange } from './change-operator.ts';
import { applyRole } from './change-role.ts';
import { createOperator } from './create-operator.ts';

type Approved<Act> = { act: Act; askedBy: string };

/** Does what was approved, in the transaction of the approval. @returns sessions that end with it */
export async function performOperatorAct(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  by: DecidedBy,
  { act, askedBy }: Approved<OperatorAct>,
): Promise<SessionChange[]> {
  switch (act.kind) {
    case 'create':
      return create(deps, tx, by, { act, askedBy });
    case 'reset':
      return reset(deps, tx, by, { act, askedBy });
    case 'enable':
      return applyChange(deps, tx, by, { operatorId: act.operatorId, change: { kind: 'enable' } });
    case 'set-role':
      return raise(deps, tx, by, act);
    case 'set-addresses':
      return widen(deps, tx, by, act);
    case 'save-role': {
      const changes = await applyRole(deps, tx, by, act);
      const holders = await operatorsOfRole(tx, by.operator.siteId, act.roleId);
      await markFresh(tx, holders, deps.clock.now());
      return changes;
    }
    default:
      return act satisfies never;
  }
}

async function create(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { operator: by, audit }: DecidedBy,
  { act, askedBy }: Approved<OperatorActOf<'create'>>,
): Promise<SessionChange[]> {
  const { kind: _kind, operatorId, ...after } = act;
  const operator = { ...after, operatorId, siteId: by.siteId };
  await createOperator(deps, tx, operator, { linkFor: askedBy, codeFor: by.operatorId });
  const subject = `operator:${operatorId}`;
  await audit(tx, { action: 'operator.create', subject, before: null, after });
  return [];
}

async function reset(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { operator: by, audit }: DecidedBy,
  { act: { operatorId }, askedBy }: Approved<OperatorActOf<'reset'>>,
): Promise<SessionChange[]> {
  const { siteId } = by;
  const { operator } = await lockOperator(tx, { siteId, operatorId });
  await clearCredentials(deps, tx, operatorId);
  await forgetOperatorGuesses(tx, siteId, operator.loginIdNormal);
  await openEnrolment(deps, tx, { siteId, operatorId, linkFor: askedBy, codeFor: by.operatorId });
  const entry = { before: null, after: { loginId: operator.loginId } };
  await audit(tx, { action: 'operator.reset', subject: `operator:${operatorId}`, ...entry });
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  return endSessions(deps, tx, owner, { reason: 'revoked' });
}

/** Somebody else may have changed the role since it was asked for. */
async function raise(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  by: DecidedBy,
  { operatorId, role, from }: OperatorActOf<'set-role'>,
): Promise<SessionChange[]> {
  const { operator } = await lockOperator(tx, { siteId: by.operator.siteId, operatorId });
  if (operator.role !== from) throw refuse(errors, 'S006');
  const change = { kind: 'set-role', role } as const;
  const changes = await applyChange(deps, tx, by, { operatorId, change });
  await markFresh(tx, [operatorId], deps.clock.now());
  return changes;
}

/** The same of the list of addresses. */
async function widen(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  by: DecidedBy,
  { operatorId, addresses, fromAddresses }: OperatorActOf<'set-addresses'>,
): Promise<SessionChange[]> {
  const { operator } = await lockOperator(tx, { siteId: by.operator.siteId, operatorId });
  if (operator.addresses.join() !== fromAddresses.join()) throw refuse(errors, 'S006');
  return applyChange(deps, tx, by, { operatorId, change: { kind: 'set-addresses', addresses } });
}
