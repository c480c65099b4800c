import type pg from 'pg';
import type { BetView, LegView } from './read-slip.ts';

/** What is null does not narrow the list. */
export type BetSearch = {
  siteId: string;
  memberId: string | null;
  /** Part of a login id or nickname; empty for everyone. */
  search: string;
  gameId: string | null;
  gameDay: string | null;
  number: number | null;
  state: string | null;
  /** A bet's id, or its slip's. */
  bet: string | null;
  from: Date | null;
  /** The first instant outside. */
  until: Date | null;
};

export type FoundBet = BetView & {
  memberId: string;
  roundId: string | null;
  memId: string;
  memNick: string;
};

const where = `
  from bet left join member using (member_id)
  where bet.site_id = $1
    and ($2::timestamptz is null or bet.placed_at >= $2)
    and ($3::timestamptz is null or bet.placed_at < $3)
    and ($4::uuid is null or bet.member_id = $4)
    and ($5::text is null or member.login_id ilike $5 or member.nickname ilike $5)
    and ($6::text is null or bet.game_id = $6)
    and ($7::text is null or bet.game_day = $7)
    and ($8::int is null or bet.number = $8)
    and ($9::text is null or bet.state = $9)
    and ($10::uuid is null or bet.bet_id = $10 or bet.slip_id = $10)`;

const columns = `bet_id as "betId", slip_id as "slipId", bet.site_id as "siteId",
  bet.member_id as "memberId", product, game_id as "gameId", game_day as "gameDay", number,
  round_id as "roundId", market_id as "marketId", selection_id as "selectionId", kind,
  lines_of as "linesOf", line_stake as "lineStake", open_line_stake as "openLineStake", bonus,
  return_most as "returnMost", odds, stake, state, returned, cashed_out as "cashedOut",
  placed_at as "placedAt", settled_at as "settledAt",
  coalesce(member.login_id, '') as "memId", coalesce(member.nickname, '') as "memNick"`;

/** A page of a site's bets, newest first, and what all that were found come to. */
export async function searchBets(
  pool: pg.Pool,
  search: BetSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundBet[]; total: number; stake: bigint; returned: bigint }> {
  const values = valuesOf(search);
  const [list, sums] = await Promise.all([
    pool.query<Omit<FoundBet, 'legs'>>(
      `select ${columns} ${where} order by bet.placed_at desc, bet_id desc limit $11 offset $12`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number; stake: bigint; returned: bigint }>(
      `select count(*)::int as total,
         coalesce(sum(stake) filter (where state <> 'refused'), 0)::bigint as stake,
         coalesce(sum(returned), 0)::bigint as returned ${where}`,
      values,
    ),
  ]);
  const none = { total: 0, stake: 0n, returned: 0n };
  const legs = await legsOf(
    pool,
    list.rows.map(({ betId }) => betId),
  );
  const rows = list.rows.map((bet) => ({ ...bet, legs: legs.get(bet.betId) ?? [] }));
  return { rows, ...(sums.rows[0] ?? none) };
}

async function legsOf(pool: pg.Pool, betIds: readonly string[]): Promise<Map<string, LegView[]>> {
  const { rows } = await pool.query<LegView & { betId: string }>(
    `select bet_id as "betId", position, fixture_id as "fixtureId", market_key as "marketKey",
       selection_id as "selectionId", sport, league_id as "leagueId", home_ko as "homeKo",
       home_en as "homeEn", away_ko as "awayKo", away_en as "awayEn", market, odds,
       asked_odds as "askedOdds", is_live as "isLive", starts_at as "startsAt", result
     from bet_leg where bet_id = any($1::uuid[]) order by bet_id, position`,
    [betIds],
  );
  return Map.groupBy(rows, ({ betId }) => betId);
}

function valuesOf({ siteId, from, until, memberId, search, ...rest }: BetSearch) {
  const pattern = search === '' ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { gameId, gameDay, number, state, bet } = rest;
  return [siteId, from, until, memberId, pattern, gameId, gameDay, number, state, bet];
}
