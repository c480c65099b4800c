import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import { gameOf, gamesOfSeed } from '../../mini/domain/games.ts';
import type { OpenBet } from '../domain/ask.ts';
import type { MiniPlacement } from '../domain/placement.ts';

/** What a member holds of one selection, and on which draw. */
export type OpenBetRow = OpenBet & { memberId: string; gameDay: string; number: number };

/**
 * Bets that are open yet, of the rounds that are asked for and of those off the same draw: who bets
 * again and again has as few rows of them as of one bet.
 */
const openBetsSql = `
  select member_id as "memberId", game_day as "gameDay", number, game_id as "gameId",
    market_id as "marketId", selection_id as "selectionId", sum(stake)::bigint as stake,
    array_agg(stake::text) filter (where placed_at > clock_timestamp() - interval '10 seconds')
      as "recentStakes"
  from bet join (
    select distinct * from unnest($1::uuid[], $2::text[], $3::int[]) as of (member_id, game_day, number)
  ) as asked using (member_id, game_day, number)
  where member_id = any($1::uuid[]) and is_open
  group by member_id, game_day, number, game_id, market_id, selection_id`;

type StoredRow = Omit<OpenBetRow, 'recentStakes'> & { recentStakes: string[] | null };

/** What the members of some slips hold on the draws they ask for, for `heldOnDraw`. */
export async function readOpenBets(
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
): Promise<OpenBetRow[]> {
  // In order: an index is then looked through from one to the next without sorting them each time.
  const asked = placements.toSorted((one, other) =>
    one.bettor.memberId < other.bettor.memberId ? -1 : 1,
  );
  const { rows } = await tx.query<StoredRow>({
    name: 'placement-open-bets',
    text: openBetsSql,
    values: [
      arrayLiteral(asked.map(({ bettor }) => bettor.memberId)),
      textArrayLiteral(asked.map(({ ask }) => ask.gameDay)),
      arrayLiteral(asked.map(({ ask }) => ask.number)),
    ],
  });
  return rows.map((row) => ({ ...row, recentStakes: (row.recentStakes ?? []).map(BigInt) }));
}

/** Of what a member holds, what concerns a slip of theirs: on any game off the same draw. */
export function openOnDraw(
  open: readonly OpenBetRow[],
  { ask: { gameId, gameDay, number } }: MiniPlacement,
): OpenBetRow[] {
  const game = gameOf(gameId);
  const games = new Set(game ? gamesOfSeed(game).map((one) => one.gameId) : []);
  return open.filter(
    (bet) => bet.gameDay === gameDay && bet.number === number && games.has(bet.gameId),
  );
}
