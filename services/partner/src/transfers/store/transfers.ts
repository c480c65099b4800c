import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import type { TransferKind, TransferState } from '../domain/transfer.ts';

export type Transfer = {
  transferId: string;
  siteId: string;
  kind: TransferKind;
  byId: string;
  fromId: string;
  toId: string;
  amount: bigint;
  state: TransferState;
  refusal: string;
  fromCash: bigint | null;
  toCash: bigint | null;
  requestedAt: Date;
  note: string;
};

const COLUMNS = `transfer_id as "transferId", site_id as "siteId", kind, by_id as "byId",
  from_id as "fromId", to_id as "toId", amount, state, refusal, from_cash as "fromCash",
  to_cash as "toCash", requested_at as "requestedAt", note`;

type NewTransfer = Pick<
  Transfer,
  'transferId' | 'siteId' | 'kind' | 'byId' | 'fromId' | 'toId' | 'amount' | 'requestedAt' | 'note'
> & { day: string };

/** Takes the turn of who moves money: the sum of a day is read by one after the other. */
export async function movedToday(tx: pg.ClientBase, byId: string, day: string): Promise<bigint> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [
    `partner transfers of ${byId}`,
  ]);
  const { rows } = await tx.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from transfer
     where by_id = $1 and day = $2 and state <> 'refused'`,
    [byId, day],
  );
  return rows[0]?.sum ?? 0n;
}

export async function insertTransfer(tx: pg.ClientBase, one: NewTransfer): Promise<void> {
  await tx.query(
    `insert into transfer (transfer_id, site_id, kind, by_id, from_id, to_id, amount, state, day,
       requested_at, note)
     values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10)`,
    [
      one.transferId,
      one.siteId,
      one.kind,
      one.byId,
      one.fromId,
      one.toId,
      one.amount,
      one.day,
      one.requestedAt,
      one.note,
    ],
  );
}

export async function findTransfer(
  db: pg.Pool | pg.ClientBase,
  transferId: string,
): Promise<Transfer | null> {
  const { rows } = await db.query<Transfer>(
    `select ${COLUMNS} from transfer where transfer_id = $1`,
    [transferId],
  );
  return rows[0] ?? null;
}

export async function lockTransfers(
  tx: pg.ClientBase,
  transferIds: readonly string[],
): Promise<Transfer[]> {
  const { rows } = await tx.query<Transfer>(
    `select ${COLUMNS} from transfer where transfer_id = any($1::uuid[])
     order by transfer_id for update`,
    [transferIds],
  );
  return rows;
}

export async function saveState(
  tx: pg.ClientBase,
  transferId: string,
  change: { state: TransferState; at: Date; refusal?: string; fromCash?: bigint; toCash?: bigint },
): Promise<void> {
  await tx.query(
    `update transfer set state = $2, refusal = $3, from_cash = coalesce($4, from_cash),
       to_cash = coalesce($5, to_cash), decided_at = coalesce(decided_at, $6),
       done_at = case $2 when 'done' then $6::timestamptz end
     where transfer_id = $1`,
    [
      transferId,
      change.state,
      change.refusal ?? '',
      change.fromCash ?? null,
      change.toCash ?? null,
      change.at,
    ],
  );
}

/**
 * Transfers that somebody asked for or that moved their money, the newest first: of when they stood below who
 * looks.
 */
export async function listTransfers(
  db: pg.Pool,
  { siteId, memberId, rootId }: Subject,
  { from, until, page }: { from: Date; until: Date; page: number },
): Promise<{ rows: Transfer[]; total: number }> {
  const where = `where site_id = $1 and ($2::uuid is null or $2 in (by_id, from_id, to_id))
    and requested_at >= $3 and requested_at < $4
    and ($5::uuid is null or exists (select from tree_edge as line
      where line.ancestor_id = $5 and line.descendant_id = $2
        and line.valid_from <= requested_at and line.valid_until > requested_at))`;
  const values = [siteId, memberId, from, until, rootId];
  const { limit, offset } = pageSlice(page);
  const [found, count] = await Promise.all([
    db.query<Transfer>(
      `select ${COLUMNS} from transfer ${where}
       order by requested_at desc, transfer_id limit ${limit} offset ${offset}`,
      values,
    ),
    db.query<{ total: number }>(`select count(*)::int as total from transfer ${where}`, values),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}
