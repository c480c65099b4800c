import type { Game } from './game.ts';
import { usualOrder } from './game-orders.ts';

/** Where a game stands in its list; the smaller, the earlier. */
export type Place = { readonly gameId: string; readonly ord: number };

/** The place of a game that nobody has put anywhere, as the table has it: those are sorted by name. */
export const UNPLACED = 1_000;

/** How many games an operator puts in order; the rest follow by name. */
export const PLACES_MAX = 500;

/**
 * Invariant: who puts games in order says where every one of them is. The games named get the places
 * from 1 on; one that had a place and is not named loses it.
 *
 * @param games all games of the list
 * @returns null when a game is named that is not in the list
 */
export function placesOf(
  games: readonly Game[],
  named: readonly string[],
): readonly Place[] | null {
  const left = new Map(games.map((game) => [game.gameId, game]));
  const placed: Place[] = [];
  for (const gameId of named) {
    if (!left.delete(gameId)) return null;
    placed.push({ gameId, ord: placed.length + 1 });
  }
  const dropped = [...left.values()].filter(({ ord }) => ord < UNPLACED);
  return [...placed, ...dropped.map(({ gameId }) => ({ gameId, ord: UNPLACED }))];
}

/** The games that can be put in order, as members see them. */
export function orderedGames<G extends Game>(games: readonly G[]): readonly G[] {
  return games.toSorted(usualOrder).slice(0, PLACES_MAX);
}
