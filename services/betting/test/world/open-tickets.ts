import type pg from 'pg';
import type { Leg } from './sport-world.ts';

/** Writes accepted singles of 1,000 won at 1.95 on a leg, each of another member. */
export async function openTickets(pool: pg.Pool, leg: Leg, count: number): Promise<void> {
  await pool.query(
    `with slip as (
       insert into bet_slip (slip_id, site_id, member_id, product, game_id, asked, stake, state,
         placed_at, decided_at, stake_before)
       select gen_random_uuid(), 'noriter', gen_random_uuid(), 'sport', 'soccer', '{}', 1000,
         'accepted', now(), now(), now() + interval '1 hour'
       from generate_series(1, $4)
       returning *
     ), ticket as (
       insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, asked_odds, odds,
         stake, state, placed_at, priced_at, line_stake, open_line_stake, return_most)
       select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, 1950, 1950, stake,
         'accepted', placed_at, placed_at, stake, stake, 1950
       from slip
       returning *
     )
     insert into bet_leg (bet_id, position, fixture_id, market_key, selection_id, market, sport,
       league_id, asked_odds, odds, is_live, starts_at)
     select bet_id, 0, $1, $2, $3, market, 'soccer', 'league', 1950, 1950, false, now()
     from ticket, sport_market where fixture_id = $1 and market_key = $2`,
    [leg.fixtureId, leg.marketKey, leg.selectionId, count],
  );
}
