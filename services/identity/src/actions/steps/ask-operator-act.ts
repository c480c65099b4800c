import { insertRequest } from '@noriter/four-eyes/request-table';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { type OperatorAct, subjectOf } from '../../domain/operators/operator-act.ts';
import { errors } from '../../errors.ts';
import { operatorRequests } from '../../store/operators/operator-requests.ts';

/** Under which id something is asked for, and why. */
export type Asking = { readonly requestId: string; readonly reason: string };

/**
 * Writes down what an operator asks to be done about operators or roles. However small it is, another
 * operator has to approve it.
 *
 * @throws A112 without a reason
 */
export async function askOperatorAct(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  { operator: by, audit }: DecidedBy,
  { requestId, reason, act }: Asking & { act: OperatorAct },
): Promise<void> {
  if (reason === '') throw refuse(errors, 'A112');
  const asked = { requestId, reason, at: clock.now(), own: { act } };
  const isNew = await insertRequest(tx, operatorRequests, by, asked);
  if (!isNew) throw refuse(errors, 'A114');
  const subject = act.kind === 'save-role' ? `role:${act.roleId}` : `operator:${subjectOf(act)}`;
  await audit(tx, { action: 'operator.ask', subject, before: null, after: { ...act, reason } });
}
