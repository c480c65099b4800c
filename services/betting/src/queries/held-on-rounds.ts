import type pg from 'pg';
import { gameOf, gamesOfSeed } from '../domain/mini/games.ts';
import type { HeldBet } from '../domain/placement/ask.ts';
import type { MiniPlacement } from './placement.ts';

/** A bet that a member holds, and on which draw. */
export type HeldRow = HeldBet & { memberId: string; gameDay: string; number: number };

/** Bets that are open yet, of the rounds that are asked for and of those off the same draw. */
const heldSql = `
  select member_id as "memberId", game_day as "gameDay", number, game_id as "gameId",
    market_id as "marketId", selection_id as "selectionId", stake,
    placed_at > clock_timestamp() - interval '10 seconds' as "isRecent"
  from bet join (
    select distinct * from unnest($1::uuid[], $2::text[], $3::int[]) as of (member_id, game_day, number)
  ) as asked using (member_id, game_day, number)
  where member_id = any($1::uuid[]) and is_open`;

/** What the members of some slips hold on the draws they ask for, for `heldOnDraw`. */
export async function readHeldOnRounds(
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
): Promise<HeldRow[]> {
  const { rows } = await tx.query<HeldRow>({
    name: 'placement-held',
    text: heldSql,
    values: [
      placements.map(({ bettor }) => bettor.memberId),
      placements.map(({ ask }) => ask.gameDay),
      placements.map(({ ask }) => ask.number),
    ],
  });
  return rows;
}

/** Of all that is held, what concerns a slip: the same member's, on any game off the same draw. */
export function heldOnDraw(
  held: readonly HeldRow[],
  { bettor: { memberId }, ask: { gameId, gameDay, number } }: MiniPlacement,
): HeldRow[] {
  const game = gameOf(gameId);
  const games = new Set(game ? gamesOfSeed(game).map((one) => one.gameId) : []);
  return held.filter(
    (bet) =>
      bet.memberId === memberId &&
      bet.gameDay === gameDay &&
      bet.number === number &&
      games.has(bet.gameId),
  );
}
