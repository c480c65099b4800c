import { addToOutbox } from '@noriter/kit/outbox';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import { type CashRequest, requestKind, requestStatus } from '../domain/cash-request.ts';
import { errors } from '../errors.ts';
import { requestEvent } from '../events/wallet-event.ts';

const columns = `request_id as "requestId", site_id as "siteId", member_id as "memberId", kind,
  status, amount, bonus_amount as "bonusAmount", payout_account_masked as "payoutAccountMasked",
  payout_account_version as "payoutAccountVersion", reason`;

const cashRequestRow = z.object({
  requestId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: z.literal([requestKind.deposit, requestKind.withdrawal]),
  status: z.literal(Object.values(requestStatus)),
  amount: z.bigint(),
  bonusAmount: z.bigint(),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number(),
  reason: z.string(),
});

/**
 * Writes a new request. The table's partial unique index lets a member have one open request;
 * a second one waits here for the first one's transaction, then is refused.
 *
 * @returns false when this very request is there already: a repetition after a crash
 * @throws Refusal C003 or C209 when one of the same kind is open, F001 when one of the other is
 */
export async function insertRequest(
  tx: pg.ClientBase,
  request: CashRequest,
  at: Date,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into cash_request (request_id, site_id, member_id, kind, status, amount,
       bonus_amount, payout_account_masked, payout_account_version, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict do nothing`,
    [
      request.requestId,
      request.siteId,
      request.memberId,
      request.kind,
      request.status,
      request.amount,
      request.bonusAmount,
      request.payoutAccountMasked,
      request.payoutAccountVersion,
      at,
    ],
  );
  if (inserted.rowCount === 1) {
    await addToOutbox(tx, walletEvents, requestEvent(request, at));
    return true;
  }
  const { rows } = await tx.query<{ own: boolean; kind: number }>(
    `select request_id = $1 as own, kind from cash_request
     where request_id = $1 or (member_id = $2 and status in (0, 2)) order by own desc`,
    [request.requestId, request.memberId],
  );
  if (rows[0]?.own === true) return false;
  if (rows[0]?.kind !== request.kind) throw refuse(errors, 'F001');
  throw refuse(errors, request.kind === requestKind.deposit ? 'C003' : 'C209');
}

/** Whether this very request is there already: a repetition after a crash. */
export async function isAsked(tx: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from cash_request where request_id = $1', [
    requestId,
  ]);
  return rowCount === 1;
}

/**
 * Locks a request until the transaction ends: of two who move it at once, one is first.
 *
 * @throws Refusal H404 when the site has no such request
 */
export async function lockRequest(
  tx: pg.ClientBase,
  key: { requestId: string; siteId: string },
): Promise<CashRequest> {
  const { rows } = await tx.query(
    `select ${columns} from cash_request where request_id = $1 and site_id = $2 for update`,
    [key.requestId, key.siteId],
  );
  if (rows[0] === undefined) throw refuse(transportCodes, 'H404');
  return cashRequestRow.parse(rows[0]);
}

/** Writes where a locked request has moved to, and tells the queues. */
export async function saveMove(
  tx: pg.ClientBase,
  request: CashRequest,
  by: { operatorId: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `update cash_request set status = $2, processed_at = $3, processed_by = $4, reason = $5
     where request_id = $1`,
    [request.requestId, request.status, by.at, by.operatorId, request.reason],
  );
  await addToOutbox(tx, walletEvents, requestEvent(request, by.at));
}
