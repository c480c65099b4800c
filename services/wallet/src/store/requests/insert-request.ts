import { addToOutbox } from '@noriter/kit/outbox';
import { refuse } from '@noriter/kit/result-codes';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { type CashRequest, requestKind } from '../../domain/requests/cash-request.ts';
import { errors } from '../../errors.ts';
import { requestEvent } from '../../events/request-event.ts';

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
  news: { at: Date; provenWith: readonly SecretKey[] },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into cash_request (request_id, site_id, member_id, kind, status, amount,
       bonus_amount, payout_account_masked, payout_account_version, payout_changed_at,
       requested_at, bonus_choice, deposits_before, deposits_before_that_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
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
      request.payoutChangedAt,
      news.at,
      request.bonusChoice,
      request.depositsBefore,
      request.depositsBeforeThatDay,
    ],
  );
  if (inserted.rowCount === 1) {
    await addToOutbox(tx, walletEvents, requestEvent(request, news));
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
export async function isRequested(tx: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from cash_request where request_id = $1', [
    requestId,
  ]);
  return rowCount === 1;
}
