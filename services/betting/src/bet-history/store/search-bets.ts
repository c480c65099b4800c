import type pg from 'pg';
import { type FoundBet, findBets } from './found-bets.ts';

/** What is null does not narrow the list. */
export type BetSearch = {
  siteId: string;
  memberId: string | null;
  /** Part of a login id or nickname; empty for everyone. */
  search: string;
  gameId: string | null;
  product: string | null;
  /** Bets on any of these, alone or among others. */
  sports: readonly string[] | null;
  fixtureId: string | null;
  gameDay: string | null;
  number: number | null;
  state: string | null;
  /** A bet's id, or its slip's. */
  bet: string | null;
  /** The first ten digits of either. */
  idPrefix: string | null;
  from: Date | null;
  /** The first instant outside. */
  until: Date | null;
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
    and ($10::uuid is null or bet.bet_id = $10 or bet.slip_id = $10)
    and ($11::text is null or bet.product = $11)
    and ($12::text[] is null or bet.game_id = any($12) or (bet.game_id = 'mixed' and exists (
      select from bet_leg where bet_leg.bet_id = bet.bet_id and bet_leg.sport = any($12))))
    and ($13::text is null or exists (
      select from bet_leg where bet_leg.bet_id = bet.bet_id and bet_leg.fixture_id = $13))
    and ($14::uuid is null or bet.slip_id between $14 and $15 or bet.bet_id between $14 and $15)`;

/** A page of a site's bets, newest first, and what all that were found come to. */
export async function searchBets(
  pool: pg.Pool,
  search: BetSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundBet[]; total: number; stake: bigint; returned: bigint }> {
  const values = valuesOf(search);
  const [rows, sums] = await Promise.all([
    findBets(
      { pool, siteId: search.siteId },
      `${where} order by bet.placed_at desc, bet_id desc limit $16 offset $17`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number; stake: bigint; returned: bigint }>(
      `select count(*)::int as total,
         coalesce(sum(stake) filter (where state <> 'refused' and free_bet_id is null), 0)::bigint as stake,
         coalesce(sum(returned), 0)::bigint as returned ${where}`,
      values,
    ),
  ]);
  const none = { total: 0, stake: 0n, returned: 0n };
  return { rows, ...(sums.rows[0] ?? none) };
}

/** A site's bets by their ids, those with the highest stakes first. */
export async function betsOfIds(
  pool: pg.Pool,
  siteId: string,
  betIds: readonly string[],
): Promise<FoundBet[]> {
  return findBets(
    { pool, siteId },
    `from bet left join member using (member_id)
     where bet.site_id = $1 and bet_id = any($2::uuid[]) order by bet.stake desc, bet_id`,
    [siteId, betIds],
  );
}

function valuesOf({ siteId, from, until, memberId, search, ...rest }: BetSearch) {
  const pattern = search === '' ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { gameId, gameDay, number, state, bet, product, sports, fixtureId, idPrefix } = rest;
  const named = [gameId, gameDay, number, state, bet, product, sports, fixtureId];
  return [siteId, from, until, memberId, pattern, ...named, ...idsOf(idPrefix)];
}

/** The first and the last id that begin so: ids are looked up by their index. */
function idsOf(prefix: string | null): [string | null, string | null] {
  if (prefix === null) return [null, null];
  return [`${prefix}00-0000-0000-000000000000`, `${prefix}ff-ffff-ffff-ffffffffffff`];
}
