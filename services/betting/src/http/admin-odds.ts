import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setOdds } from '../actions/set-odds.ts';
import type { BettingDeps } from '../deps.ts';
import { gameOf } from '../domain/mini/games.ts';
import { allPrices, chanceOfOffer, rateText } from '../domain/mini/odds-book.ts';
import { offerOf } from '../domain/mini/offers.ts';
import { highestOdds, returnRate } from '../domain/mini/return-rate.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import { bookOf, bookText, oddsBookShape, readOdds } from '../queries/odds-document.ts';

const route = defineRoute<BettingDeps>();

const saved = z.object({
  version: z.int().min(0).describe('0 is the default book'),
  ceiling: z.int().describe('In hundredths of a percent'),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
  prices: z
    .array(
      z.object({
        gameId: z.string(),
        marketId: z.string(),
        selectionId: z.string(),
        odds: oddsText,
        isOpen: z.boolean(),
        defaultOdds: oddsText,
        returnRate: z.string().describe('Percent that these odds pay back on average'),
        highestOdds: oddsText.describe('The highest the ceiling allows, in hundredths'),
      }),
    )
    .describe('Every selection of every game'),
});

const getOdds = route({
  path: '/api/admin/betting/mini/odds/get',
  summary: "The site's odds of the mini games, each with what it pays back",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: saved,
  handle: (deps, { caller }) => savedOf(deps, caller.siteId),
});

const putOdds = route({
  path: '/api/admin/betting/mini/odds/set',
  summary: 'Sets the ceiling and the odds that are named; the others stay as they are',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: oddsBookShape.extend({ version: z.int().min(0) }),
  data: saved,
  refuses: ['B1020', 'B1021', 'B1022', 'B1023', 'C999'],
  async handle(deps, { body: { version, ...book }, caller, audit }) {
    const { siteId, operatorId } = caller;
    await setOdds(deps, { siteId, operatorId, audit }, { version, changes: bookOf(book) });
    return savedOf(deps, siteId);
  },
});

async function savedOf(deps: BettingDeps, siteId: string): Promise<z.input<typeof saved>> {
  const { version, document: book, changedAt, changedBy } = await readOdds(deps, siteId);
  const prices = allPrices(book).flatMap(({ gameId, selectionId, odds, isOpen }) => {
    const game = gameOf(gameId);
    const offer = offerOf(gameId, selectionId);
    if (!game || !offer) return [];
    const chance = chanceOfOffer(game, offer);
    return [
      {
        gameId,
        marketId: offer.marketId,
        selectionId,
        odds: formatOdds(odds),
        isOpen,
        defaultOdds: formatOdds(offer.defaultOdds),
        returnRate: rateText(returnRate(chance, odds)),
        highestOdds: formatOdds(highestOdds(chance, book.ceiling)),
      },
    ];
  });
  const at = changedAt?.toISOString() ?? null;
  return { version, ceiling: bookText(book).ceiling, changedAt: at, changedBy, prices };
}

export const adminOddsRoutes = [getOdds, putOdds] as const;
