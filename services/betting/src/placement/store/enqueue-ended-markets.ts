import type pg from 'pg';

/**
 * Enqueues the markets of slips that were just accepted and have an end already: their stake came too late,
 * or the market ended, or their site declared it void, while they were written. Nobody else would look at them:
 * who settled that market saw none of their bets.
 */
export async function enqueueEndedMarkets(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into market_due (fixture_id, market_key)
     select distinct leg.fixture_id, leg.market_key
     from bet_slip as slip join bet using (slip_id) join bet_leg as leg using (bet_id)
     where slip.slip_id = any($1::uuid[]) and (slip.staked_at >= slip.stake_before
       or exists (select from sport_market as market where market.fixture_id = leg.fixture_id
         and market.market_key = leg.market_key and market.state in ('settled', 'cancelled'))
       or exists (select from ticket_void as void where void.site_id = slip.site_id
         and void.fixture_id = leg.fixture_id and void.market_key = leg.market_key
         and void.status = 'approved'))
     order by 1, 2
     on conflict (fixture_id, market_key) do update set call = nextval('market_due_call')`,
    [slipIds],
  );
}
