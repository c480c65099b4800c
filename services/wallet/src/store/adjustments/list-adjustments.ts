import type { RequestStatus } from '@noriter/four-eyes/request';
import type { RequestRow } from '@noriter/four-eyes/request-table';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { AdjustmentDirection } from '../../domain/adjustment.ts';

export type AdjustmentQuery = {
  siteId: string;
  /** Null for every status. */
  status: RequestStatus | null;
  /** Null for every member. */
  memberId: string | null;
  page: number;
  rows: number;
};

export type AdjustmentRow = Omit<RequestRow, 'siteId'> & {
  memberId: string;
  memId: string;
  memNick: string;
  direction: AdjustmentDirection;
  amount: bigint;
  balance: bigint;
  owed: bigint;
};

const FILTER = `from adjustment_request as request
  where request.site_id = $1 and ($2::text is null or request.status = $2)
    and ($3::uuid is null or request.member_id = $3)`;

/** Corrections that needed a second operator: those that wait first, the oldest on top. */
export async function listAdjustments(
  pool: pg.Pool,
  { siteId, status, memberId, page, rows }: AdjustmentQuery,
): Promise<{ found: AdjustmentRow[]; total: number }> {
  const { limit, offset } = pageSlice(page, rows);
  const filter = [siteId, status, memberId];
  const [list, count] = await Promise.all([
    pool.query<AdjustmentRow>(
      `select request_id as "requestId", chosen.member_id as "memberId",
         coalesce(login_id, '') as "memId", coalesce(nickname, '') as "memNick", direction, amount,
         coalesce(account.cash, 0) as balance, coalesce(account.owed, 0) as owed, reason, chosen.status, asked_by as "askedBy",
         asked_by_name as "askedByName", asked_at as "askedAt",
         decided_by_name as "decidedByName", decided_at as "decidedAt", refusal
       from (select request.* ${FILTER}
           order by request.status = 'waiting' desc,
             case when request.status = 'waiting' then request.asked_at end,
             request.asked_at desc, request.request_id
           limit $4 offset $5) as chosen
         left join member using (member_id)
         left join account using (member_id)
       order by chosen.status = 'waiting' desc,
         case when chosen.status = 'waiting' then chosen.asked_at end,
         chosen.asked_at desc, chosen.request_id`,
      [...filter, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${FILTER}`, filter),
  ]);
  return { found: list.rows, total: count.rows[0]?.total ?? 0 };
}
