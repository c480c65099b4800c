import type pg from 'pg';
import {
  type RequestKind,
  type RequestStatus,
  requestKind,
  requestStatus,
} from '../../domain/requests/cash-request.ts';
import { sqlFile } from '../sql-file.ts';
import { rollingProgresses } from './rolling.ts';

const requestQueueSql = sqlFile(new URL('./sql/request-queue.sql', import.meta.url));
const countQueueSql = sqlFile(new URL('./sql/count-queue.sql', import.meta.url));

/** queue: open requests oldest first, finished ones newest first, after them. */
export const queueOrders = ['queue', 'newest', 'oldest', 'largest', 'smallest'] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** What is null does not narrow the list. */
export type QueueFilter = {
  siteId: string;
  kind: RequestKind;
  status: RequestStatus | null;
  /** Part of a login id or nickname, a request's whole id or its first ten digits; empty for everyone. */
  search: string;
  memberId: string | null;
  amountMin: bigint | null;
  amountMax: bigint | null;
  from: Date | null;
  until: Date | null;
  order: QueueOrder;
};

export type QueueRow = {
  requestId: string;
  memberId: string;
  kind: RequestKind;
  status: RequestStatus;
  amount: bigint;
  bonusAmount: bigint;
  requestedAt: Date;
  processedAt: Date | null;
  processedBy: string | null;
  reason: string;
  memId: string;
  memNick: string;
  level: number;
  payoutAccountMasked: string;
  payoutAccountVersion: number;
  payoutChangedAt: Date | null;
  balance: bigint;
  owed: bigint;
  /** Of an open withdrawal: why its member may not withdraw any more. */
  kept: 'suspended' | 'banned' | null;
  /** Of an open withdrawal: turnover that is (again) to be done before money may leave. */
  rollingRemaining: bigint;
};

/** What its short number stands for. */
const ID_PREFIX = /^[0-9a-f]{8}-[0-9a-f]{2}$/;
const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A slice of the operators' queue, and how many requests there are in all. */
export async function listRequestQueue(
  pool: pg.Pool,
  filter: QueueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QueueRow[]; total: number }> {
  const { search, order } = filter;
  const isId = WHOLE_ID.test(search);
  const isPrefix = ID_PREFIX.test(search);
  const pattern =
    search === '' || isId || isPrefix ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const values = [
    filter.siteId,
    filter.kind,
    filter.status,
    pattern,
    filter.from,
    filter.until,
    filter.memberId,
    isId ? search : null,
    filter.amountMin,
    filter.amountMax,
    isPrefix ? `${search}00-0000-0000-000000000000` : null,
    isPrefix ? `${search}ff-ffff-ffff-ffffffffffff` : null,
  ];
  const [list, count] = await Promise.all([
    pool.query<Omit<QueueRow, 'rollingRemaining'>>({
      ...requestQueueSql,
      values: [...values, limit, offset, order],
    }),
    pool.query<{ total: number }>({ ...countQueueSql, values }),
  ]);
  return { rows: await withRolling(pool, list.rows), total: count.rows[0]?.total ?? 0 };
}

/** A request was let go when nothing remained: a bet that was resettled since brings some back. */
async function withRolling(
  pool: pg.Pool,
  rows: readonly Omit<QueueRow, 'rollingRemaining'>[],
): Promise<QueueRow[]> {
  const isOpen = ({ kind, status }: { kind: RequestKind; status: RequestStatus }) =>
    kind === requestKind.withdrawal &&
    (status === requestStatus.requested || status === requestStatus.waiting);
  const members = rows
    .filter(isOpen)
    .map(({ memberId, requestedAt: until }) => ({ memberId, until }));
  const progress = await rollingProgresses(pool, members);
  return rows.map((row) => ({
    ...row,
    rollingRemaining: isOpen(row) ? (progress.get(row.memberId)?.remaining ?? 0n) : 0n,
  }));
}
