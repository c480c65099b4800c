import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';

/** Open: something is left of it. */
export const debtStates = ['open', 'closed'] as const;
export type DebtState = (typeof debtStates)[number];

export type DebtQuery = {
  siteId: string;
  /** Null for open and closed ones. */
  state: DebtState | null;
  /** Null for every member. */
  memberId: string | null;
  page: number;
  rows: number;
};

export type DebtRow = {
  debtId: string;
  memberId: string;
  memId: string;
  memNick: string;
  subjectType: string;
  subjectId: string;
  product: string;
  amount: bigint;
  collected: bigint;
  writtenOff: bigint;
  arisenAt: Date;
  closedAt: Date | null;
  /** Why it was written off and by whom, login ids; empty where it was not. */
  reason: string;
  writtenOffBy: string;
  agreedBy: string;
  /** A write-off waits for a second operator. */
  waits: boolean;
};

const FILTER = `from debt where debt.site_id = $1
  and ($2::text is null or (debt.closed_at is null) = ($2 = 'open'))
  and ($3::uuid is null or debt.member_id = $3)`;

/** What members owe: open debts first, the oldest on top; what is closed newest first, after them. */
export async function listDebts(
  pool: pg.Pool,
  { siteId, state, memberId, page, rows }: DebtQuery,
): Promise<{ found: DebtRow[]; total: number; left: bigint }> {
  const { limit, offset } = pageSlice(page, rows);
  const filter = [siteId, state, memberId];
  const order = `closed_at is null desc, case when closed_at is null then position end,
    position desc`;
  const [list, count] = await Promise.all([
    pool.query<DebtRow>(
      `select debt.debt_id as "debtId", debt.member_id as "memberId",
         coalesce(login_id, '') as "memId", coalesce(nickname, '') as "memNick",
         subject_type as "subjectType", subject_id as "subjectId", product, debt.amount,
         collected, written_off as "writtenOff", arisen_at as "arisenAt", closed_at as "closedAt",
         coalesce(written.reason, '') as reason,
         coalesce(request.asked_by_name, written.operator_name, '') as "writtenOffBy",
         coalesce(request.decided_by_name, '') as "agreedBy",
         exists (select from adjustment_request as asked
           where asked.debt_id = debt.debt_id and asked.status = 'waiting') as waits
       from (select debt.* ${FILTER} order by ${order} limit $4 offset $5) as debt
         left join member using (member_id)
         left join debt_write_off as written on written.debt_id = debt.debt_id
         left join adjustment_request as request on request.request_id = written.request_id
       order by ${order}`,
      [...filter, limit, offset],
    ),
    pool.query<{ total: number; left: bigint }>(
      `select count(*)::int as total,
         coalesce(sum(amount - collected - written_off), 0)::bigint as left ${FILTER}`,
      filter,
    ),
  ]);
  return { found: list.rows, total: count.rows[0]?.total ?? 0, left: count.rows[0]?.left ?? 0n };
}
