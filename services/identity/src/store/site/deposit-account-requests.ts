import {
  type ByOperator,
  insertRequest,
  type RowOf,
  requestsWhere,
  requestTable,
} from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import type { Vault } from '../vault.ts';
import { sealAccountRequest } from './sealed-account-request.ts';

const own = {
  accountId: z.string(),
  /** The version it was made from; 0 of a new account. */
  version: z.int(),
  bankName: z.string(),
  /** Sealed, as the holder. */
  account: z.string(),
  holder: z.string(),
  keyVersion: z.int(),
  levelFrom: z.int(),
  levelTo: z.int(),
  shownMinutes: z.int(),
  enabled: z.boolean(),
  /** The fields that take a second operator. */
  changes: z.array(z.string()),
};

/** What operators ask of the accounts that members pay into. */
export const depositAccountRequests = requestTable('deposit_account_request', 'request_id', own);

/** Somebody's wish for an account or for a change of one. */
export type DepositAccountRequest = RowOf<typeof own>;

/** How many decided requests are listed beside those that wait. */
const DECIDED_LISTED_MAX = 10;

/** New accounts of a site are asked for one after the other: there is no row of theirs to lock. */
export async function lockNewDepositAccounts(tx: pg.ClientBase, siteId: string): Promise<void> {
  const name = JSON.stringify(['new deposit accounts', siteId]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [name]);
}

/** How many new accounts of a site wait for a second operator. */
export async function waitingNewAccounts(tx: pg.ClientBase, siteId: string): Promise<number> {
  const { rows } = await tx.query<{ waiting: number }>(
    `select count(*)::int as waiting from deposit_account_request
     where site_id = $1 and version = 0 and status = 'waiting'`,
    [siteId],
  );
  return rows[0]?.waiting ?? 0;
}

/** Whether a change of the account waits, one that the account has overtaken as well. */
export async function hasWaitingChange(tx: pg.ClientBase, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from deposit_account_request where account_id = $1 and status = 'waiting'`,
    [accountId],
  );
  return rowCount !== 0;
}

/** Keeps a wish with number and holder sealed. @returns false when one of that id is here already */
export function insertAccountRequest(
  tx: pg.ClientBase,
  vault: Vault,
  by: ByOperator,
  asked: {
    requestId: string;
    reason: string;
    at: Date;
    own: Omit<z.input<typeof depositAccountRequests.own>, 'keyVersion'>;
  },
): Promise<boolean> {
  const { account, holder } = asked.own;
  const sealed = sealAccountRequest(vault, asked.requestId, { account, holder });
  return insertRequest(tx, depositAccountRequests, by, {
    ...asked,
    own: { ...asked.own, ...sealed },
  });
}

/** All requests of a site that wait, and some that were decided of late; the newest first. */
export function accountRequestsOf(pool: pg.Pool, siteId: string): Promise<DepositAccountRequest[]> {
  const where = `site_id = $1 and (status = 'waiting' or request_id in (
    select request_id from deposit_account_request where site_id = $1 and status <> 'waiting'
    order by asked_at desc, request_id desc limit $2))`;
  return requestsWhere(pool, depositAccountRequests, where, [siteId, DECIDED_LISTED_MAX]);
}

/** Why versions of an account were asked for, and who approved them; the others were set alone. */
export async function approvalsOf(
  pool: pg.Pool,
  key: { siteId: string; accountId: string },
): Promise<Map<number, { reason: string; approvedBy: string }>> {
  const where = `site_id = $1 and account_id = $2 and status = 'approved'`;
  const rows = await requestsWhere(pool, depositAccountRequests, where, [
    key.siteId,
    key.accountId,
  ]);
  return new Map(
    rows.map(({ version, reason, decidedByName }) => [
      version + 1,
      { reason, approvedBy: decidedByName },
    ]),
  );
}
