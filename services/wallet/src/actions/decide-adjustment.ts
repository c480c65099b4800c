import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import {
  type AdjustmentMove,
  type AdjustmentRequest,
  moveAdjustment,
} from '../domain/adjustment.ts';
import type { CommandDraft } from '../domain/command.ts';
import { DEBT_SUBJECT } from '../domain/debt.ts';
import { errors } from '../errors.ts';
import type { AdjustedBy } from './adjust-balance.ts';
import { lockAdjustment, saveAdjustment } from './adjustment-table.ts';
import { moveMoney } from './move-money.ts';
import { insertWriteOff, lockDebt } from './write-off-table.ts';

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
 * @throws Refusal H404, T999, W003, W010 for the wrong operator, C202 for more than there is, W012
 * when nothing is left to write off
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
    const decided = { ...before, status: moved.to };
    const after = move === 'approve' ? await askedNow(tx, decided) : decided;
    const refusal = move === 'refuse' ? reason : '';
    await saveAdjustment(tx, after, { ...by, refusal, at });
    if (move === 'approve') await carryOut(tx, after, { ...by, at });
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

/** Of a debt that was paid in part since it was asked for, only what is left is written off. */
async function askedNow(tx: pg.ClientBase, asked: AdjustmentRequest): Promise<AdjustmentRequest> {
  const { debtId, memberId } = asked;
  return debtId === null ? asked : { ...asked, amount: await lockDebt(tx, { debtId, memberId }) };
}

async function carryOut(
  tx: pg.ClientBase,
  request: AdjustmentRequest,
  by: { operatorId: string; loginId: string; at: Date },
): Promise<void> {
  await moveMoney(tx, [commandOf(request)], by.at);
  const { debtId } = request;
  if (debtId !== null) await insertWriteOff(tx, { ...request, debtId }, by);
}

const kinds = { up: 'adjust_up', down: 'adjust_down', write_off: 'debt_write_off' } as const;

/** The money of a request moves once: the command's id follows from the request's. */
function commandOf(request: AdjustmentRequest): CommandDraft {
  const { requestId, siteId, memberId, direction, amount, debtId } = request;
  const subject =
    debtId === null
      ? { subjectType: 'adjustment', subjectId: requestId }
      : { subjectType: DEBT_SUBJECT, subjectId: debtId };
  return {
    commandId: deriveId('adjustment-command', requestId),
    siteId,
    memberId,
    kind: kinds[direction],
    amount,
    ...subject,
  };
}
