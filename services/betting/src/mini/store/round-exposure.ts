import type pg from 'pg';

/** What stands on one selection of a round that is not drawn yet. */
export type Exposure = {
  marketId: string;
  selectionId: string;
  bets: number;
  stake: bigint;
  /** What all of them return when it wins. */
  returned: bigint;
};

export type OpenRound = {
  roundId: string;
  gameId: string;
  gameDay: string;
  number: number;
  closesAt: Date;
  drawsAt: Date;
  exposures: readonly Exposure[];
};

type RoundRow = Omit<OpenRound, 'exposures'>;
type ExposureRow = Exposure & { roundId: string };

/** A page of rounds that are not drawn yet, the next ones first, with a site's stakes on them. */
export async function openRounds(
  pool: pg.Pool,
  { siteId, gameId }: { siteId: string; gameId: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rounds: OpenRound[]; total: number }> {
  const found = `from mini_round where state = 'open' and ($1::text is null or game_id = $1)`;
  const [list, count] = await Promise.all([
    pool.query<RoundRow>(
      `select round_id as "roundId", game_id as "gameId", game_day as "gameDay", number,
         closes_at as "closesAt", draws_at as "drawsAt"
       ${found} order by draws_at, game_id limit $2 offset $3`,
      [gameId, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${found}`, [gameId]),
  ]);
  const stakes = await pool.query<ExposureRow>(
    `select round_id as "roundId", market_id as "marketId", selection_id as "selectionId",
       count(*)::int as bets, sum(stake)::bigint as stake,
       sum(stake * odds / 1000)::bigint as returned
     from bet
     where round_id = any($1::uuid[]) and site_id = $2 and is_open
     group by round_id, market_id, selection_id order by market_id, selection_id`,
    [list.rows.map(({ roundId }) => roundId), siteId],
  );
  const byRound = Map.groupBy(stakes.rows, ({ roundId }) => roundId);
  const rounds = list.rows.map((round) => ({
    ...round,
    exposures: byRound.get(round.roundId) ?? [],
  }));
  return { rounds, total: count.rows[0]?.total ?? 0 };
}
