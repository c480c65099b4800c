import type pg from 'pg';
import type { SlipContents } from '../events/bet-event.ts';

type BetRow = Omit<SlipContents, 'bets'> & { slipId: string } & SlipContents['bets'][number];

/** @returns what slips are on and their bets, as they stand now, by the slips' ids */
export async function slipContents(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<Map<string, SlipContents>> {
  if (slipIds.length === 0) return new Map();
  const { rows } = await tx.query<BetRow>(
    `select bet.slip_id as "slipId", bet.game_id as "gameId", bet.round_id as "roundId",
       bet.bet_id as "betId", bet.market_id as "marketId", bet.selection_id as "selectionId",
       bet.stake, bet.odds, bet.lines_of as "linesOf",
       coalesce((select jsonb_agg(jsonb_build_object('fixtureId', fixture_id, 'sport', sport,
           'marketKey', market_key, 'selectionId', selection_id, 'odds', odds) order by position)
         from bet_leg where bet_leg.bet_id = bet.bet_id), '[]') as legs
     from bet where bet.slip_id = any($1::uuid[]) order by bet.bet_id`,
    [slipIds],
  );
  const bySlip = Map.groupBy(rows, ({ slipId }) => slipId);
  return new Map(Array.from(bySlip, ([slipId, bets]) => [slipId, contentsOf(bets)]));
}

function contentsOf(bets: readonly BetRow[]): SlipContents {
  const [{ gameId, roundId } = { gameId: '', roundId: null }] = bets;
  return { gameId, roundId, bets };
}
