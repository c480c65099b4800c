import type pg from 'pg';
import type { Exposure } from './round-exposure.ts';

/** What stands, or stood, on each selection of a round. */
export async function selectionsOf(
  pool: pg.Pool,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<(Exposure & { paid: bigint })[]> {
  const { rows } = await pool.query<Exposure & { paid: bigint }>(
    `select market_id as "marketId", selection_id as "selectionId", count(*)::int as bets,
       sum(stake)::bigint as stake, sum(stake * odds / 1000)::bigint as returned,
       sum(bet.returned)::bigint as paid
     from bet where round_id = $2 and site_id = $1 and state <> 'refused'
     group by market_id, selection_id order by market_id, selection_id`,
    [siteId, roundId],
  );
  return rows;
}
