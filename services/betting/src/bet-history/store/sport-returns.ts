import type pg from 'pg';

/** So many of a site's newest bets are looked at: enough for a weight, and read in a moment. */
const BETS_MAX = 20_000;

/** What prices of some kind of tickets pay back on average, by the weight of what was staked on them. */
export type SportReturn = {
  gameId: string;
  /** 5 for five and more. */
  folds: number;
  inPlay: boolean;
  staked: bigint;
  returnBp: number;
};

/**
 * A market pays back what its prices leave of the whole: as many as win of them, over the sum of their
 * inverses, after the margin of its fixture. A ticket pays back the product of its markets.
 */
const returnsSql = `
  with newest as (
    select bet_id, game_id, least(lines_of, 5) as folds, stake, round_id from bet
    where site_id = $1 and state <> 'refused' and free_bet_id is null
    order by placed_at desc limit ${BETS_MAX}
  ), leg as (
    select newest.bet_id, bet_leg.is_live, (
      select coalesce((market.market ->> 'places')::int, 1) / sum(1 / (1 + (odds - 1) * (1000 - margin) / 1000))
      from jsonb_each(market.feed -> 'prices') as price
        cross join lateral (select (price.value ->> 'odds')::numeric) as one (odds)
      where odds > 1 having count(*) > 1
    ) as back
    from newest join bet_leg using (bet_id)
      join sport_market as market using (fixture_id, market_key)
      join sport_fixture using (fixture_id)
    where round_id is null
  ), ticket as (
    select bet_id, bool_or(is_live) as in_play, exp(sum(ln(least(back, 1)))) as back
    from leg group by bet_id having bool_and(back is not null)
  )
  select game_id as "gameId", folds, in_play as "inPlay", sum(stake)::bigint as staked,
    round(10000 * sum(stake * back) / sum(stake))::int as "returnBp"
  from newest join ticket using (bet_id) group by game_id, folds, in_play order by 1, 2, 3`;

/** Of the newest tickets of a site, at the prices their markets have now or had last. */
export async function sportReturns(pool: pg.Pool, siteId: string): Promise<SportReturn[]> {
  const { rows } = await pool.query<SportReturn>(returnsSql, [siteId]);
  return rows;
}
