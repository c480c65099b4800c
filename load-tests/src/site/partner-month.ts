import type { Pool } from 'pg';

export const MONTH_DAYS = 30;

/** On so many days of the month a member has played, in a category each. */
const PLAYED_DAYS = 10;

/**
 * Writes what a month came to, as accrual keeps it: for every partner a row a day and category, for every
 * member one on each day of play.
 */
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
  await partner.query(
    `insert into member_day (member_id, day, category, site_id, bets, turnover, stake, returned, rolling)
     select member_id, (now() at time zone 'Asia/Seoul')::date - $1::int / $3::int * back,
       ($2::text[])[(1 + (place + back) % cardinality($2::text[]))::int], 'noriter', 10, amount, amount,
       amount * 94 / 100, amount * 3 / 1000
     from (select member_id, row_number() over () as place, 1000 * (1 + random() * 500)::bigint as amount
       from member where tier = 0) as player cross join generate_series(1, $3::int) as back
     on conflict do nothing`,
    [MONTH_DAYS, categories, PLAYED_DAYS],
  );
  for (const table of ['partner_day', 'member_day']) await partner.query(`vacuum analyze ${table}`);
}
