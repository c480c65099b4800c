const bucket = (at: string) => `date_bin('5 minutes', ${at}, timestamptz '2000-01-01 00:00:00Z')`;

/** A combination of several sports counts as sports. */
const product = `case when bet.product = 'mini' then 'mini' when bet.game_id = any($3) then 'esport'
  when bet.game_id = any($4) then 'virtual' else 'sport' end`;

/** Of the operator's own accounts nothing is reckoned. */
const notTest =
  'not exists (select from member where member.member_id = bet.member_id and is_test)';

/** One bet of 256, by the last byte of its id. */
const inSample = 'get_byte(uuid_send(bet_id), 15) = 0';

const perBucket = 'partition by site_id, starts_at, product';

/**
 * Sites are few, and found by one look each: a list by time alone has no index. What a free bet staked
 * was the site's own. The five largest are no smaller than the fifth of a sample, so they are looked for
 * among those alone: to order a busy minute's bets costs more than all the rest.
 */
export const placedSql = `
  with recursive site as (
    select min(site_id) as site_id from bet
    union all
    select (select min(site_id) from bet where site_id > site.site_id) from site
    where site.site_id is not null
  ), found as materialized (
    select bet.site_id, ${bucket('bet.placed_at')} as starts_at, ${product} as product, bet.bet_id,
      case when bet.free_bet_id is null then bet.stake else 0 end as stake,
      bet.state = 'refused' as is_refused
    from site join bet using (site_id) where bet.placed_at >= $1 and bet.placed_at < $2
      and ${notTest}
  ), total as (
    select site_id, starts_at, product, count(*) filter (where not is_refused) as bets,
      coalesce(sum(stake) filter (where not is_refused), 0) as stake,
      count(*) filter (where is_refused) as refused,
      coalesce(sum(stake) filter (where is_refused), 0) as refused_stake
    from found group by site_id, starts_at, product
  ), sampled as (
    select site_id, starts_at, product, stake, bet_id,
      row_number() over (${perBucket} order by stake desc, bet_id) as place
    from found where not is_refused and ${inSample}
  ), ranked as (
    select site_id, starts_at, product, found.stake, found.bet_id,
      row_number() over (${perBucket} order by found.stake desc, found.bet_id) as place
    from found left join (select * from sampled where place = 5) as fifth
      using (site_id, starts_at, product)
    where not is_refused and (fifth.place is null or found.stake > fifth.stake
      or (found.stake = fifth.stake and found.bet_id <= fifth.bet_id))
  ), top as (
    select site_id, starts_at, product,
      jsonb_agg(jsonb_build_object('betId', bet_id, 'stake', stake::text) order by place) as bets
    from ranked where place <= 5 group by site_id, starts_at, product
  )
  insert into bet_figures (site_id, starts_at, product, bets, stake, refused, refused_stake, largest)
  select site_id, starts_at, product, total.bets, stake, refused, refused_stake,
    coalesce(top.bets, '[]')
  from total left join top using (site_id, starts_at, product)
  on conflict (site_id, starts_at, product) do update set bets = excluded.bets,
    stake = excluded.stake, refused = excluded.refused, refused_stake = excluded.refused_stake,
    largest = excluded.largest`;

/**
 * Each settlement counts by what it changed: taken again, a bet's earlier result is taken off. A free
 * bet counts by its winnings alone.
 */
export const settledSql = `
  with found as (
    select bet.site_id, ${bucket('one.settled_at')} as starts_at, ${product} as product,
      case when bet.free_bet_id is null then bet.stake else 0 end as stake,
      one.result, one.returned, coalesce(before.result, 'open') as result_before,
      coalesce(before.returned, 0) as returned_before
    from bet_settlement as one join bet using (bet_id)
      left join bet_settlement as before
        on before.bet_id = one.bet_id and before.version = one.version - 1
    where one.settled_at >= $1 and one.settled_at < $2 and ${notTest}
  )
  insert into bet_figures (site_id, starts_at, product, settled_stake, returned, given_back)
  select site_id, starts_at, product,
    sum(case when result in ('won', 'lost', 'cashed-out') then stake else 0 end
      - case when result_before in ('won', 'lost', 'cashed-out') then stake else 0 end),
    sum(case when result = 'void' then 0 else returned end
      - case when result_before = 'void' then 0 else returned_before end),
    sum(case when result = 'void' then returned else 0 end
      - case when result_before = 'void' then returned_before else 0 end)
  from found group by site_id, starts_at, product
  on conflict (site_id, starts_at, product) do update set settled_stake = excluded.settled_stake,
    returned = excluded.returned, given_back = excluded.given_back`;
