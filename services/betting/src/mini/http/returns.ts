import { defineRoute } from '@noriter/kit/route';
import { returnRate } from '@noriter/rules/return-rate';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import type { MiniDeps } from '../deps.ts';
import { gameOf } from '../domain/games.ts';
import { offerOf } from '../domain/markets/offers.ts';
import { allPrices, chanceOfOffer, type OddsBook } from '../domain/odds-book.ts';
import { oddsSettings } from '../store/odds.ts';

const returns = defineRoute<MiniDeps>()({
  path: '/internal/mini/returns',
  summary: 'The most that each mini game pays back on average, for who promises a part of the rest',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ siteId: z.string() }),
  data: z.object({
    games: z.array(
      z.object({ gameId: z.string(), returnBp: z.int().describe('Hundredths of a percent') }),
    ),
  }),
  async handle({ pool }, { body: { siteId } }) {
    const { document: book } = await readSettings(pool, oddsSettings, siteId);
    return { games: highestReturns(book) };
  },
});

/** Of the selections that are open: members choose which they bet on. */
function highestReturns(book: OddsBook): { gameId: string; returnBp: number }[] {
  const highest = new Map<string, number>();
  for (const { gameId, selectionId, odds, isOpen } of allPrices(book)) {
    const game = gameOf(gameId);
    const offer = offerOf(gameId, selectionId);
    if (!isOpen || !game || !offer) continue;
    const rate = Number(returnRate(chanceOfOffer(game, offer), odds));
    highest.set(gameId, Math.max(rate, highest.get(gameId) ?? 0));
  }
  return [...highest].map(([gameId, returnBp]) => ({ gameId, returnBp }));
}

export const miniReturnRoutes = [returns];
