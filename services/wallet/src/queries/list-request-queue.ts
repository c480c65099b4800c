import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { RequestKind, RequestStatus } from '../domain/cash-request.ts';
import { sqlFile } from '../sql-file.ts';

const requestQueueSql = sqlFile(new URL('./sql/request-queue.sql', import.meta.url));
const countQueueSql = sqlFile(new URL('./sql/count-queue.sql', import.meta.url));

export type QueueQuery = {
  siteId: string;
  kind: RequestKind;
  /** Null for every status. */
  status: RequestStatus | null;
  /** Part of a login id or nickname; empty for everyone. */
  search: string;
  from: Date | null;
  until: Date | null;
  page: number;
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
};

/** The operators' queue: open requests oldest first, finished ones newest first, after them. */
export async function listRequestQueue(
  pool: pg.Pool,
  { siteId, kind, status, search, from, until, page }: QueueQuery,
): Promise<{ rows: QueueRow[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const pattern = search === '' ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const filter = [siteId, kind, status, pattern, from, until];
  const [list, count] = await Promise.all([
    pool.query<QueueRow>({ ...requestQueueSql, values: [...filter, limit, offset] }),
    pool.query<{ total: number }>({ ...countQueueSql, values: filter }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}
