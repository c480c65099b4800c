import { z } from 'zod';
import { drawRound } from '../../site/draw-mini-rounds.ts';
import { openRound } from '../../site/mini-rounds.ts';
import { mustCall } from '../../site/site-client.ts';
import { type Bettors, type Copies, countOf, type OpenBets, placeAndCopy } from './open-bets.ts';

const STAKE = '10000';

const offered = z.object({
  markets: z.array(
    z.object({
      selections: z.array(
        z.object({ selectionId: z.string(), odds: z.string(), isOpen: z.boolean().default(true) }),
      ),
    }),
  ),
});

/** Bets on a round of powerball, spread over all of its selections. */
export async function openMiniBets(bettors: Bettors, copies: Copies): Promise<OpenBets> {
  const { site, books } = bettors;
  const round = await openRound(books.betting);
  const { gameId } = round;
  const { markets } = offered.parse(await mustCall(site.url, '/api/minigame/markets', { gameId }));
  const asks = markets
    .flatMap(({ selections }) => selections)
    .map(({ selectionId, odds }) => ({
      ...round,
      product: 'mini',
      oddsPolicy: 'any',
      selections: [{ selectionId, odds, stake: STAKE }],
    }));
  await placeAndCopy(bettors, asks, { copies });
  return {
    settle: () => drawRound(books.betting, round),
    open: () =>
      countOf(
        books.betting,
        `select count(*)::int as count from bet join mini_round as round using (round_id)
         where (round.game_id, round.game_day, round.number) = ($1, $2, $3)
           and bet.state = 'accepted'`,
        [round.gameId, round.gameDay, round.number],
      ),
  };
}
