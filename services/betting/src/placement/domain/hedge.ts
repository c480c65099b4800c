/**
 * Invariant: nobody holds bets of one draw that between them win whatever is drawn, on one game or
 * on several that are read off the same seed.
 */

import { allDrawsOfSeed, type Game, gameOf } from '../../mini/domain/games.ts';
import { coversAll } from '../../mini/domain/markets/market.ts';
import { offerOf } from '../../mini/domain/markets/offers.ts';

type Named = { readonly gameId: string; readonly selectionId: string };

/** @param bets all of the seed that draws the game */
export function leavesNoLoss(game: Game, bets: readonly Named[]): boolean {
  const conditions = bets.flatMap(({ gameId, selectionId }) => {
    const offer = gameOf(gameId) && offerOf(gameId, selectionId);
    return offer ? [offer.conditions] : [];
  });
  return coversAll(conditions, allDrawsOfSeed(game));
}
