import type { Pool } from 'pg';

export const MONTH_DAYS = 30;

/** Writes what a month came to for every partner, as accrual keeps it: a row a day and category. */
export async function writeMonth(partner: Pool, categories: readonly string[]): Promise<void> {
  await partner.query(
    `insert into partner_day (partner_id, day, category, site_id, bets, turnover, stake, returned,
       deposited, withdrawn, rolling, losing_micro)
     select partner_id, (now() at time zone 'Asia/Seoul')::date - back, category, site_id, 1000,
       50000000, 50000000, 47000000, 0, 0, 50000, 1000000000000
     from partner cross join generate_series(1, $1::int) as back
       cross join unnest($2::text[]) as category
     on conflict do nothing`,
    [MONTH_DAYS, categories],
  );
  await partner.query('vacuum analyze partner_day');
}
