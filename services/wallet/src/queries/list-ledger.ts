import { koreaDay } from '@noriter/kit/korea-time';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { daysBetween } from './days-between.ts';

export type LedgerQuery = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  page: number;
};

export type LedgerRow = {
  entryId: bigint;
  at: Date;
  kind: number;
  account: string;
  amount: bigint;
  balanceAfter: bigint;
  subjectType: string;
  subjectId: string;
};

const OWN_ENTRIES = `from ledger_entry
  where day = any ($3::date[]) and member_id = $2 and site_id = $1
    and account in ('cash', 'held', 'points')`;

/** The entries of a member's own accounts, newest first. */
export async function listLedger(
  pool: pg.Pool,
  { siteId, memberId, from, until, page }: LedgerQuery,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const days = daysBetween(koreaDay(from), koreaDay(new Date(until.getTime() - 1)));
  const { limit, offset } = pageSlice(page);
  const filter = [siteId, memberId, days];
  const [list, count] = await Promise.all([
    pool.query<LedgerRow>({
      name: 'list-ledger',
      text: `select entry_id as "entryId", at, kind, account, amount,
               balance_after as "balanceAfter", subject_type as "subjectType",
               subject_id as "subjectId"
             ${OWN_ENTRIES} order by version desc, entry_id desc limit $4 offset $5`,
      values: [...filter, limit, offset],
    }),
    pool.query<{ total: number }>({
      name: 'count-ledger',
      text: `select count(*)::int as total ${OWN_ENTRIES}`,
      values: filter,
    }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}
