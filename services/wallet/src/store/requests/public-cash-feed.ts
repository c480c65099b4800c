import { maskedLoginId } from '@noriter/member-projection/masked-login-id';
import type pg from 'pg';
import { type RequestKind, requestKind } from '../../domain/requests/cash-request.ts';

const FEED_ROWS = 10;

export type FeedRow = { memberMasked: string; amount: bigint; at: Date };

/** The last real deposits and withdrawals of a site, their members masked. */
export async function publicCashFeed(
  pool: pg.Pool,
  siteId: string,
): Promise<{ deposits: FeedRow[]; withdrawals: FeedRow[] }> {
  const [deposits, withdrawals] = await Promise.all([
    lastCompleted(pool, siteId, requestKind.deposit),
    lastCompleted(pool, siteId, requestKind.withdrawal),
  ]);
  return { deposits, withdrawals };
}

async function lastCompleted(pool: pg.Pool, siteId: string, kind: RequestKind): Promise<FeedRow[]> {
  const { rows } = await pool.query<{ login_id: string; amount: bigint; at: Date }>({
    name: 'public-cash-feed',
    text: `select coalesce(login_id, '') as login_id, amount, processed_at as at
           from cash_request left join member using (member_id)
           where cash_request.site_id = $1 and kind = $2::smallint and cash_request.status = 1
             and is_test is not true
           order by processed_at desc limit $3`,
    values: [siteId, kind, FEED_ROWS],
  });
  return rows.map(({ login_id, amount, at }) => ({
    memberMasked: maskedLoginId(login_id),
    amount,
    at,
  }));
}
