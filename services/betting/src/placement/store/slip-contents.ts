import type pg from 'pg';
import type { SlipContents } from '../events/bet-event.ts';

type BetRow = SlipContents['bets'][number] & {
  slipId: string;
  slipGameId: string;
  roundId: string | null;
};

/** @returns what slips are on and their bets, as they stand now, by the slips' ids */
export async function slipContents(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<Map<string, SlipContents>> {
  if (slipIds.length === 0) return new Map();
  const { rows } = await tx.query<BetRow>(
    `select bet.slip_id as "slipId", slip.game_id as "slipGameId", bet.round_id as "roundId",
       bet.game_id as "gameId", bet.bet_id as "betId", bet.market_id as "marketId", bet.selection_id as "selectionId",
       bet.stake, bet.odds, bet.lines_of as "linesOf",
       coalesce((select jsonb_agg(jsonb_build_object('fixtureId', fixture_id, 'sport', sport,
           'marketKey', market_key, 'selectionId', selection_id, 'odds', odds) order by position)
         from bet_leg where bet_leg.bet_id = bet.bet_id), '[]') as legs
     from bet join bet_slip as slip using (slip_id)
     where bet.slip_id = any($1::uuid[]) and slip.slip_id = any($1::uuid[]) order by bet.bet_id`,
    [slipIds],
  );
  const bySlip = Map.groupBy(rows, ({ slipId }) => slipId);
  return new Map(Array.from(bySlip, ([slipId, bets]) => [slipId, contentsOf(bets)]));
}

function contentsOf(bets: readonly BetRow[]): SlipContents {
  const [{ slipGameId, roundId } = { slipGameId: '', roundId: null }] = bets;
  return { gameId: slipGameId, roundId, bets };
}
