import { type ByOperator, insertRequest, requestTable } from '@noriter/four-eyes/request-table';
import { deriveId } from '@noriter/kit/ids';
import { addToOutbox } from '@noriter/kit/outbox';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import { type AdjustmentRequest, adjustmentDirections } from '../../domain/adjustment.ts';
import { adjustmentEvent } from '../../events/wallet-event.ts';

export const adjustmentRequests = requestTable('adjustment_request', 'request_id', {
  memberId: z.string(),
  direction: z.enum(adjustmentDirections),
  amount: z.bigint(),
  debtId: z.string().nullable(),
});

/** Writes a request to a second operator, once, with its event. */
export async function insertAdjustment(
  tx: pg.ClientBase,
  by: ByOperator,
  asked: Omit<AdjustmentRequest, 'status' | 'siteId' | 'askedBy'>,
  at: Date,
): Promise<void> {
  const { requestId, reason, memberId, direction, amount, debtId } = asked;
  const own = { memberId, direction, amount, debtId };
  const isNew = await insertRequest(tx, adjustmentRequests, by, { requestId, reason, at, own });
  if (!isNew) return;
  const { siteId, operatorId: askedBy } = by;
  await publishAdjustment(tx, { ...asked, siteId, askedBy, status: 'waiting' }, at);
}

/** Whether this very request was asked for before. */
export async function isAsked(tx: pg.ClientBase, requestId: string): Promise<boolean> {
  const found = await tx.query('select from adjustment_request where request_id = $1', [requestId]);
  return found.rowCount === 1;
}

/** A request comes once and is decided once, so the two make the event's id. */
export function publishAdjustment(
  tx: pg.ClientBase,
  request: AdjustmentRequest,
  at: Date,
): Promise<void> {
  const id = deriveId('adjustment-event', `${request.requestId}:${request.status}`);
  return addToOutbox(tx, walletEvents, adjustmentEvent(request, { id, at }));
}
