import { deriveId } from '@noriter/kit/ids';
import { addToOutbox } from '@noriter/kit/outbox';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import {
  type AdjustmentRequest,
  adjustmentDirections,
  adjustmentStatuses,
} from '../domain/adjustment.ts';
import { adjustmentEvent } from '../events/wallet-event.ts';

const adjustmentRow = z.object({
  requestId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  direction: z.enum(adjustmentDirections),
  amount: z.bigint(),
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  askedBy: z.string(),
  debtId: z.string().nullable(),
});

/** Writes a request to a second operator, once, and tells the queue. */
export async function insertAdjustment(
  tx: pg.ClientBase,
  request: AdjustmentRequest,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  const inserted = await tx.query(
    `insert into adjustment_request (request_id, site_id, member_id, direction, amount, reason,
       asked_by, asked_by_name, asked_at, debt_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (request_id) do nothing`,
    [
      request.requestId,
      request.siteId,
      request.memberId,
      request.direction,
      request.amount,
      request.reason,
      request.askedBy,
      name,
      at,
      request.debtId,
    ],
  );
  if (inserted.rowCount === 1) await tell(tx, request, at);
}

/**
 * Locks a request until the transaction ends: of two who decide at once, one is first.
 *
 * @throws Refusal H404 when the site has no such request
 */
export async function lockAdjustment(
  tx: pg.ClientBase,
  key: { requestId: string; siteId: string },
): Promise<AdjustmentRequest> {
  const { rows } = await tx.query(
    `select request_id as "requestId", site_id as "siteId", member_id as "memberId", direction,
       amount, reason, status, asked_by as "askedBy", debt_id as "debtId"
     from adjustment_request where request_id = $1 and site_id = $2 for update`,
    [key.requestId, key.siteId],
  );
  if (rows[0] === undefined) throw refuse(transportCodes, 'H404');
  return adjustmentRow.parse(rows[0]);
}

/** Writes what became of a locked request, and tells the queue. */
export async function saveAdjustment(
  tx: pg.ClientBase,
  request: AdjustmentRequest,
  by: { operatorId: string; loginId: string; refusal: string; at: Date },
): Promise<void> {
  await tx.query(
    `update adjustment_request set status = $2, decided_by = $3, decided_by_name = $4,
       decided_at = $5, refusal = $6, amount = $7
     where request_id = $1`,
    [
      request.requestId,
      request.status,
      by.operatorId,
      by.loginId,
      by.at,
      by.refusal,
      request.amount,
    ],
  );
  await tell(tx, request, by.at);
}

/** A request comes once and is decided once, so the two make the event's id. */
function tell(tx: pg.ClientBase, request: AdjustmentRequest, at: Date): Promise<void> {
  const id = deriveId('adjustment-event', `${request.requestId}:${request.status}`);
  return addToOutbox(tx, walletEvents, adjustmentEvent(request, { id, at }));
}
