import type { Pool } from 'pg';

/** What is bet on; nobody bets on everything. */
export const dayCategories = [
  'casino',
  'slot',
  'sport-single',
  'sport-3-fold',
  'in-play',
  'mini-powerball',
];

const BETS_PER_STATEMENT = 500_000;

/**
 * Writes a day of settled bets as accrual writes them, for all members in turn, with the roll-ups that
 * stand beside them. Its keys are left out: a close reads no bets, and to build them takes
 * longer than what is measured.
 */
export async function writeDay(partner: Pool, day: string, bets: number): Promise<void> {
  await partner.query('alter table accrual drop constraint if exists accrual_pkey');
  await partner.query(chainsSql, [dayCategories]);
  await partner.query(
    `create table if not exists bench_bettor as
     select row_number() over (order by member_id) - 1 as place, member_id, recommender_id
     from member where tier = 0`,
  );
  for (let first = 0; first < bets; first += BETS_PER_STATEMENT) {
    const last = Math.min(first + BETS_PER_STATEMENT, bets) - 1;
    await partner.query(betsSql, [first, last, day, dayCategories]);
  }
  await partner.query(linesSql, [day]);
  await partner.query(membersSql, [day]);
  for (const table of ['accrual', 'chain', 'line_day', 'member_day']) {
    await partner.query(`vacuum analyze ${table}`);
  }
}

/** How long the database alone takes to add up a day, by chain. */
export async function groupByMs(partner: Pool, day: string): Promise<number> {
  const startedAt = performance.now();
  await partner.query(
    `select chain_id, is_correction, sum(turnover), sum(stake), sum(returned), sum(rolling_0),
       sum(rolling_1), sum(rolling_2), sum(rolling_3), sum(rolling_4), sum(rolling_5)
     from accrual where site_id = 'noriter' and day = $1 group by chain_id, is_correction`,
    [day],
  );
  return performance.now() - startedAt;
}

const chainId = (store: string, category: string) =>
  `md5('chain ' || ${store} || ' ' || ${category})::uuid`;

/** The chain above each store and of each category, with the rates of the network. */
const chainsSql = `
  insert into chain (chain_id, site_id, category, member_ppm, partner_1, partner_2, partner_3,
    partner_4, partner_5, rolling_1, rolling_2, rolling_3, rolling_4, rolling_5, losing_1, losing_2,
    losing_3, losing_4, losing_5, rolling_top, losing_top)
  select ${chainId('five.member_id', 'category')}, 'noriter', category, 3000, one.member_id,
    two.member_id, three.member_id, four.member_id, five.member_id, 12000, 11000, 10000, 8000, 6000,
    500000, 450000, 400000, 300000, 200000, 12000, 500000
  from member as five
    join member as four on four.member_id = five.recommender_id
    join member as three on three.member_id = four.recommender_id
    join member as two on two.member_id = three.recommender_id
    join member as one on one.member_id = two.recommender_id
    cross join unnest($1::text[]) as category
  where five.tier = 5
  on conflict do nothing`;

/** Stakes are whole thousands, so that all shares are whole won. */
const betsSql = `
  insert into accrual (bet_id, version, site_id, member_id, chain_id, settled_at, day, is_correction,
    turnover, stake, returned, rolling_ppm, rolling_0, rolling_1, rolling_2, rolling_3, rolling_4,
    rolling_5)
  select gen_random_uuid(), 1, 'noriter', member_id, ${chainId('recommender_id', 'category')},
    $3::date + interval '12 hours', $3, false, stake, stake,
    case when bet % 4 = 0 then stake * 19 / 10 else 0 end, 12000, stake * 3 / 1000, stake / 1000,
    stake / 1000, stake * 2 / 1000, stake * 2 / 1000, stake * 3 / 1000
  from (
    select bet, ($4::text[])[1 + (bet / 7) % cardinality($4::text[])] as category,
      1000 * (1 + bet % 100)::bigint as stake, bet % (select count(*) from bench_bettor) as bettor
    from generate_series($1::bigint, $2::bigint) as bet
  ) as bets join bench_bettor on place = bettor`;

const linesSql = `
  insert into line_day (chain_id, day, is_correction, site_id, bets, turnover, stake, returned,
    rolling_0, rolling_1, rolling_2, rolling_3, rolling_4, rolling_5)
  select chain_id, day, is_correction, site_id, count(*), sum(turnover), sum(stake), sum(returned),
    sum(rolling_0), sum(rolling_1), sum(rolling_2), sum(rolling_3), sum(rolling_4), sum(rolling_5)
  from accrual where day = $1 group by chain_id, day, is_correction, site_id`;

const membersSql = `
  insert into member_day (member_id, day, category, site_id, bets, turnover, stake, returned, rolling)
  select member_id, day, category, site_id, count(*), sum(turnover), sum(stake), sum(returned),
    sum(rolling_0)
  from accrual join chain using (chain_id, site_id) where day = $1
  group by member_id, day, category, site_id`;
