import type pg from 'pg';
import { withRoundVoids } from '../../mini/store/void-rounds.ts';
import type { BetView, LegView } from '../../placement/store/read-slip.ts';

export type FoundBet = BetView & {
  memberId: string;
  roundId: string | null;
  memId: string;
  memNick: string;
  refusal: string | null;
  problems: unknown;
};

const columns = `bet_id as "betId", slip_id as "slipId", bet.site_id as "siteId",
  bet.member_id as "memberId", product, game_id as "gameId", game_day as "gameDay", number,
  round_id as "roundId", market_id as "marketId", selection_id as "selectionId", kind,
  lines_of as "linesOf", line_stake as "lineStake", open_line_stake as "openLineStake", bonus,
  return_most as "returnMost", odds, stake, state, returned, cashed_out as "cashedOut", void_reason as "voidReason",
  free_bet_id as "freeBetId",
  placed_at as "placedAt", settled_at as "settledAt",
  coalesce(member.login_id, '') as "memId", coalesce(member.nickname, '') as "memNick",
  (select refusal from bet_slip where bet_slip.slip_id = bet.slip_id) as refusal,
  (select problems from bet_slip where bet_slip.slip_id = bet.slip_id) as problems`;

export async function findBets(
  { pool, siteId }: { pool: pg.Pool; siteId: string },
  tail: string,
  values: readonly unknown[],
): Promise<FoundBet[]> {
  const list = await pool.query<Omit<FoundBet, 'legs' | 'isToBeCancelled'>>(
    `select ${columns} ${tail}`,
    [...values],
  );
  const legs = await legsOf(
    pool,
    list.rows.map(({ betId }) => betId),
  );
  const bets = await withRoundVoids({ pool, siteId }, list.rows);
  return bets.map((bet) => ({ ...bet, legs: legs.get(bet.betId) ?? [] }));
}

async function legsOf(pool: pg.Pool, betIds: readonly string[]): Promise<Map<string, LegView[]>> {
  const { rows } = await pool.query<LegView & { betId: string }>(
    `select bet_id as "betId", position, fixture_id as "fixtureId", market_key as "marketKey",
       selection_id as "selectionId", sport, league_id as "leagueId", home_ko as "homeKo",
       home_en as "homeEn", away_ko as "awayKo", away_en as "awayEn", market, odds,
       asked_odds as "askedOdds", is_live as "isLive", starts_at as "startsAt", result,
       put_off_hours as "putOffHours", (select jsonb_build_object('state', state,
         'startsAt', fixture.starts_at) from sport_fixture as fixture
         where fixture.fixture_id = bet_leg.fixture_id) as fixture
     from bet_leg where bet_id = any($1::uuid[]) order by bet_id, position`,
    [betIds],
  );
  return Map.groupBy(rows, ({ betId }) => betId);
}
