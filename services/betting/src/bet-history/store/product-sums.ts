import type pg from 'pg';

/** What a member has played of a product, by the time of the bets. */
type ProductSums = {
  /** mini, sport, casino, slot, fishing, …; hotel games are in theirs. */
  product: string;
  count: number;
  staked: bigint;
  /** Of it what is not decided yet. */
  open: bigint;
  returned: bigint;
};

/**
 * Each product that was played in a time, the one with the highest stakes first. A bet that a free bet
 * staked counts by its winnings alone.
 */
export async function readProductSums(
  pool: pg.Pool,
  of: { siteId: string; memberId: string; from: Date; until: Date },
): Promise<ProductSums[]> {
  const { rows } = await pool.query<ProductSums>(
    `select product, sum(count)::int as count, sum(staked)::bigint as staked,
       sum(open)::bigint as open, sum(returned)::bigint as returned
     from (
       select product, count(*), coalesce(sum(stake) filter (where free_bet_id is null), 0) as staked,
         coalesce(sum(stake) filter (where is_open and free_bet_id is null), 0) as open, coalesce(sum(returned), 0) as returned
       from bet where member_id = $1 and site_id = $2 and placed_at >= $3 and placed_at < $4
         and state <> 'refused'
       group by product
       union all
       select regexp_replace(group_code, '^hc?-', ''), count(*), sum(staked),
         coalesce(sum(staked) filter (where state = 'open'), 0), sum(returned)
       from game_play where member_id = $1 and site_id = $2 and opened_at >= $3 and opened_at < $4
       group by 1
     ) as one group by product order by sum(staked) desc, product`,
    [of.memberId, of.siteId, of.from, of.until],
  );
  return rows;
}
