import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import {
  type AdjustmentMove,
  type AdjustmentRequest,
  moveAdjustment,
} from '../domain/adjustment.ts';
import type { CommandDraft } from '../domain/command.ts';
import { errors } from '../errors.ts';
import type { AdjustedBy } from './adjust-balance.ts';
import { lockAdjustment, saveAdjustment } from './adjustment-table.ts';
import { moveMoney } from './move-money.ts';

export type AdjustmentDecision = {
  requestId: string;
  move: AdjustmentMove;
  /** Why it is refused; needed for that. */
  reason: string;
};

/**
 * Agrees to a correction, refuses it, or takes it back: request, money, event and audit entry in
 * one transaction. Of two operators at once, the second finds it already processed.
 *
 * @throws Refusal H404, T999, W003, W010 for the wrong operator, C202 for more than there is
 */
export async function decideAdjustment(
  { pool, clock }: Pick<WalletDeps, 'pool' | 'clock'>,
  by: AdjustedBy,
  { requestId, move, reason }: AdjustmentDecision,
): Promise<AdjustmentRequest> {
  if (move === 'refuse' && reason === '') throw refuse(errors, 'W003');
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const before = await lockAdjustment(tx, { requestId, siteId: by.siteId });
    const moved = moveAdjustment(before, move, by.operatorId);
    if ('refusal' in moved) throw refuse(errors, moved.refusal);
    const after = { ...before, status: moved.to };
    const refusal = move === 'refuse' ? reason : '';
    await saveAdjustment(tx, after, { ...by, refusal, at });
    if (move === 'approve') await moveMoney(tx, [commandOf(after)], at);
    const subject = `member:${before.memberId}`;
    const { status } = before;
    await by.audit(tx, {
      action: `adjustment.${move}`,
      subject,
      before: { requestId, status },
      after: { ...after, refusal },
    });
    return after;
  });
}

/** The money of a request moves once: the command's id follows from the request's. */
function commandOf(request: AdjustmentRequest): CommandDraft {
  const { requestId, siteId, memberId, direction, amount } = request;
  return {
    commandId: deriveId('adjustment-command', requestId),
    siteId,
    memberId,
    kind: direction === 'up' ? 'adjust_up' : 'adjust_down',
    amount,
    subjectType: 'adjustment',
    subjectId: requestId,
  };
}
