import { cachedReader } from '@noriter/kit/cached-reader';
import type { Clock } from '@noriter/kit/clock';
import { koreaDay, koreaDayStart, koreaWeekStart } from '@noriter/kit/korea-time';
import { maskedLoginId } from '@noriter/member-projection/masked-login-id';
import type pg from 'pg';
import { sqlFile } from '../sql-file.ts';
import type { FeedRow } from './public-cash-feed.ts';

const topWithdrawalsSql = sqlFile(new URL('./sql/top-withdrawals.sql', import.meta.url));

const RANKS = 5;

/** Every visitor of the main page asks for the same ranking, and a withdrawal can wait for it. */
const TTL_MS = 15_000;

export type TopWithdrawals = { today: FeedRow[]; week: FeedRow[] };

/** Makes the reader of a site's highest withdrawals, which are kept for a moment. */
export function createTopWithdrawals({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  return cachedReader(
    { nowMs: () => clock.now().getTime(), ttlMs: TTL_MS },
    (siteId): Promise<TopWithdrawals> => readTopWithdrawals(pool, siteId, clock.now()),
  );
}

async function readTopWithdrawals(
  pool: pg.Pool,
  siteId: string,
  now: Date,
): Promise<TopWithdrawals> {
  const today = koreaDay(now);
  const { rows } = await pool.query<{ span: 'today' | 'week'; login_id: string } & FeedRow>({
    ...topWithdrawalsSql,
    values: [siteId, koreaDayStart(today), koreaDayStart(koreaWeekStart(today)), RANKS],
  });
  const ranking = (span: 'today' | 'week') =>
    rows
      .filter((row) => row.span === span)
      .map(({ login_id, amount, at }) => ({ memberMasked: maskedLoginId(login_id), amount, at }));
  return { today: ranking('today'), week: ranking('week') };
}
