import type { Clock } from '@noriter/kit/clock';
import { koreaDay, koreaDayStart, koreaWeekStart } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { maskedLoginId } from '../domain/masked-name.ts';
import { sqlFile } from '../sql-file.ts';
import type { FeedRow } from './public-cash-feed.ts';

const topWithdrawalsSql = sqlFile(new URL('./sql/top-withdrawals.sql', import.meta.url));

const RANKS = 5;

/** Every visitor of the main page asks for the same ranking, and a withdrawal can wait for it. */
const KEPT_MS = 15_000;

export type TopWithdrawals = { today: FeedRow[]; week: FeedRow[] };

/**
 * Makes the reader of a site's highest withdrawals. What was read is kept for a moment, and who
 * asks while it is being read waits for the same reading.
 */
export function createTopWithdrawals({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const kept = new Map<string, { untilMs: number; reading: Promise<TopWithdrawals> }>();
  return (siteId: string): Promise<TopWithdrawals> => {
    const now = clock.now();
    const known = kept.get(siteId);
    if (known !== undefined && now.getTime() < known.untilMs) return known.reading;
    const reading = readTopWithdrawals(pool, siteId, now);
    kept.set(siteId, { untilMs: now.getTime() + KEPT_MS, reading });
    // A reading that failed must not be anybody else's answer.
    reading.catch(() => kept.delete(siteId));
    return reading;
  };
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
