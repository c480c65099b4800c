import { completeUntil as rowsCompleteUntil, type Span } from '@noriter/kit/row-spans';
import type pg from 'pg';
import type { Difference } from '../domain/difference.ts';

/** A part is read in seconds; on a busy server it takes longer than a call may. */
const STEP_TIMEOUT_MS = 120_000;

const tiers = [0, 1, 2, 3, 4, 5] as const;
const sums = ['turnover', 'stake', 'returned', ...tiers.map((tier) => `rolling_${tier}`)];

/** What each version changed of the one before, of accruals that `where` chooses; a first has none. */
export function changesSql(where: string): string {
  const changes = sums.map((name) => `now.${name} - coalesce(before.${name}, 0) as ${name}`);
  return `select now.chain_id, now.day, now.is_correction, now.site_id,
      (now.stake > 0)::int - (coalesce(before.stake, 0) > 0)::int as bets, ${changes.join(', ')}
    from accrual as now left join lateral (
      select * from accrual as older
      where now.version > 1 and older.bet_id = now.bet_id and older.version < now.version
      order by older.version desc limit 1
    ) as before on true
    where ${where}`;
}

/** The columns of a line's sums, added up. */
export const addedSql = ['bets', ...sums].map((name) => `sum(${name})::bigint as ${name}`).join();

export const sumNames = ['bets', ...sums];

/** Times are kept in milliseconds, rounded. */
const ROUNDED_MS = 2;

/** Until when accruals are complete. */
export async function completeUntil(pool: pg.Pool): Promise<Date> {
  return new Date((await rowsCompleteUntil(pool, 0)).getTime() - ROUNDED_MS);
}

/** Adds the accruals of a span of time to what was added up before; each is added once. */
export async function addCounted(tx: pg.ClientBase, { from, to }: Span): Promise<number> {
  await tx.query(`set local statement_timeout = ${STEP_TIMEOUT_MS}`);
  const adds = sumNames.map((name) => `${name} = sum.${name} + excluded.${name}`);
  await tx.query(
    `insert into reconciled_line as sum
       (chain_id, day, is_correction, site_id, ${sumNames.join(', ')})
     select chain_id, day, is_correction, min(site_id), ${addedSql}
     from (${changesSql('now.counted_at > $1 and now.counted_at <= $2')}) as change
     group by chain_id, day, is_correction
     on conflict (chain_id, day, is_correction) do update set ${adds.join(', ')}`,
    [from, to],
  );
  const { rows } = await tx.query<{ looked: number }>(
    'select count(*)::int as looked from accrual where counted_at > $1 and counted_at <= $2',
    [from, to],
  );
  return rows[0]?.looked ?? 0;
}

type Wrong = Pick<Difference, 'siteId' | 'subject' | 'expected' | 'found'> &
  Pick<Difference, 'day' | 'category' | 'memberId'>;

/** Accruals of a span of time whose shares are not the chain's rate of their turnover. */
export async function wrongShares(tx: pg.ClientBase, { from, to }: Span): Promise<Difference[]> {
  const shares = tiers.map((tier) => `accrual.rolling_${tier}`).join(' + ');
  const { rows } = await tx.query<Wrong>(
    `select * from (
       select accrual.site_id as "siteId", concat(bet_id, ' ', version) as subject,
         trunc(turnover::numeric * rolling_top / 1000000)::bigint as expected,
         (${shares})::bigint as found, day::text as day, category, member_id as "memberId"
       from accrual join chain using (chain_id)
       where counted_at > $1 and counted_at <= $2
     ) as one where expected <> found`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, check: 'shares', fault: 'differs', figure: 'rolling' }));
}
