import type pg from 'pg';
import type { RequestKind, RequestStatus } from '../domain/cash-request.ts';
import { sqlFile } from '../sql-file.ts';

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
  /** Part of a login id or nickname, or a whole request's id; empty for everyone. */
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
  balance: bigint;
  owed: bigint;
};

const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A slice of the operators' queue, and how many requests there are in all. */
export async function listRequestQueue(
  pool: pg.Pool,
  filter: QueueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QueueRow[]; total: number }> {
  const { search, order } = filter;
  const isId = WHOLE_ID.test(search);
  const pattern = search === '' || isId ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
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
  ];
  const [list, count] = await Promise.all([
    pool.query<QueueRow>({ ...requestQueueSql, values: [...values, limit, offset, order] }),
    pool.query<{ total: number }>({ ...countQueueSql, values }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}
