import { addToOutbox } from '@noriter/kit/outbox';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import type { WalletDeps } from '../../deps.ts';
import {
  type CashRequest,
  requestKind,
  requestStatus,
} from '../../domain/requests/cash-request.ts';
import { requestEvent } from '../../events/request-event.ts';

const columns = `request_id as "requestId", site_id as "siteId", member_id as "memberId", kind,
  status, amount, bonus_amount as "bonusAmount", bonus_choice as "bonusChoice",
  deposits_before as "depositsBefore", deposits_before_that_day as "depositsBeforeThatDay",
  payout_account_masked as "payoutAccountMasked",
  payout_account_version as "payoutAccountVersion",
  payout_changed_at as "payoutChangedAt", reason`;

const cashRequestRow = z.object({
  requestId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: z.literal([requestKind.deposit, requestKind.withdrawal]),
  status: z.literal(Object.values(requestStatus)),
  amount: z.bigint(),
  bonusAmount: z.bigint(),
  bonusChoice: z.string(),
  depositsBefore: z.int(),
  depositsBeforeThatDay: z.int(),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number(),
  payoutChangedAt: z.date().nullable(),
  reason: z.string(),
});

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

/** Writes where a locked request has moved to, with its event. */
export async function saveMove(
  tx: pg.ClientBase,
  request: CashRequest,
  by: { operatorId: string | null; at: Date; provenWith: readonly SecretKey[] },
): Promise<void> {
  await tx.query(
    `update cash_request set status = $2, processed_at = $3, processed_by = $4, reason = $5
     where request_id = $1`,
    [request.requestId, request.status, by.at, by.operatorId, request.reason],
  );
  await addToOutbox(tx, walletEvents, requestEvent(request, by));
}

/** When a request was asked for. */
export async function requestedAt(tx: pg.ClientBase, requestId: string): Promise<Date> {
  const { rows } = await tx.query<{ at: Date }>(
    'select requested_at as at from cash_request where request_id = $1',
    [requestId],
  );
  if (rows[0] === undefined) throw refuse(transportCodes, 'H404');
  return rows[0].at;
}

/** Who put a request on waiting, or moved it last. */
export async function processedBy(tx: pg.ClientBase, requestId: string): Promise<string | null> {
  const { rows } = await tx.query<{ by: string | null }>(
    'select processed_by as by from cash_request where request_id = $1',
    [requestId],
  );
  return rows[0]?.by ?? null;
}

/** Takes a finished request out of its member's list. */
export async function hideRequest(tx: pg.ClientBase, requestId: string): Promise<void> {
  await tx.query('update cash_request set hidden = true where request_id = $1', [requestId]);
}

/** Whether the member owed something already when an operator began to pay this withdrawal. */
export async function owedWhenProcessed(tx: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from cash_request as request join debt using (member_id)
     where request_id = $1 and closed_at is null and arisen_at <= processed_at`,
    [requestId],
  );
  return rowCount !== 0;
}

/** Who asked, and for what; null when the site has no such request. */
export async function findRequest(
  { prisma }: Pick<WalletDeps, 'prisma'>,
  where: { requestId: string; siteId: string },
): Promise<{ memberId: string; kind: number } | null> {
  return prisma.cashRequest.findFirst({ where });
}
