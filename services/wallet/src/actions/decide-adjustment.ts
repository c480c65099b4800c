import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { AdjustedBy, WalletDeps } from '../deps.ts';
import type { AdjustmentRequest } from '../domain/adjustment.ts';
import { DEBT_SUBJECT } from '../domain/ledger/debt.ts';
import type { CommandDraft } from '../domain/ledger/make-command.ts';
import { requestRefusals } from '../request-refusals.ts';
import { adjustmentRequests, publishAdjustment } from '../store/adjustments/adjustments.ts';
import { insertWriteOff, lockDebt } from '../store/debts/write-offs.ts';
import { moveMoney } from './steps/move-money.ts';

export type AdjustmentDecision = {
  requestId: string;
  move: RequestMove;
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
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const decision = { requestId, move, reason, at };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: adjustmentRequests,
      refusals: requestRefusals,
      recheck: async (row) => ({ amount: await amountNow(tx, row) }),
      perform: (row) => apply(tx, row, { ...by, at }),
    });
    await publishAdjustment(tx, after, at);
    const { memberId, status } = before;
    await by.audit(tx, {
      action: `adjustment.${move}`,
      subject: `member:${memberId}`,
      before: { requestId, status },
      after: auditedOf(after),
    });
    return after;
  });
}

function auditedOf(request: AdjustmentRequest & { refusal: string }) {
  const { requestId, siteId, memberId, direction, amount, reason, status } = request;
  const { askedBy, debtId, refusal } = request;
  const what = { memberId, direction, amount, reason, debtId };
  return { requestId, siteId, ...what, status, askedBy, refusal };
}

/** Of a debt that was paid in part since it was asked for, only what is left is written off. */
async function amountNow(
  tx: pg.ClientBase,
  { debtId, memberId, amount }: AdjustmentRequest,
): Promise<Won> {
  return debtId === null ? amount : lockDebt(tx, { debtId, memberId });
}

async function apply(
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
