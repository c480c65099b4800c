import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { formatOdds } from '@noriter/rules/odds';
import { highestOdds, returnRate } from '@noriter/rules/return-rate';
import { changedShape } from '@noriter/versioned-settings/saved-shape';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { oddsText } from '../../vocabulary/odds.ts';
import type { MiniDeps } from '../deps.ts';
import { gameOf } from '../domain/games.ts';
import { offerOf } from '../domain/markets/offers.ts';
import { allPrices, chanceOfOffer, type OddsBook, priceOf, rateText } from '../domain/odds-book.ts';
import { bookText, oddsSettings } from '../store/odds.ts';

export const saved = z.object({
  version: versionNumber.describe('0 is the default book'),
  ceiling: z.int().describe('In hundredths of a percent'),
  roundLossMax: wonText.describe('The most the house may lose on one round'),
  ...changedShape,
  prices: z
    .array(
      z.object({
        gameId: z.string(),
        marketId: z.string(),
        selectionId: z.string(),
        odds: oddsText,
        isOpen: z.boolean(),
        defaultOdds: oddsText,
        chance: z
          .object({ numerator: z.string(), denominator: z.string() })
          .describe('Counted over every draw there can be'),
        returnRate: z.string().describe('Percent that these odds pay back on average'),
        highestOdds: oddsText.describe('The highest the ceiling allows, in hundredths'),
      }),
    )
    .describe('Every selection of every game'),
});

const change = z.object({
  gameId: z.string(),
  marketId: z.string(),
  selectionId: z.string(),
  before: z.object({ odds: oddsText, isOpen: z.boolean() }),
  after: z.object({ odds: oddsText, isOpen: z.boolean() }),
});

export const versionShape = z.object({
  version: z.int(),
  ceiling: z.int().describe('In hundredths of a percent'),
  ceilingBefore: z.int(),
  roundLossMax: wonText,
  roundLossMaxBefore: wonText,
  changedAt: z.iso.datetime(),
  changedBy: z.string().describe('Operator'),
  reason: z.string(),
  changes: z.array(change).describe('Selections whose odds it set anew, opened or closed'),
});

nameSchemas({ OddsVersion: versionShape, OddsChange: change });

export function priceChanges(before: OddsBook, after: OddsBook): z.input<typeof change>[] {
  return allPrices(after).flatMap(({ gameId, selectionId, odds, isOpen }) => {
    const offer = offerOf(gameId, selectionId);
    if (!offer) return [];
    const old = priceOf(before, gameId, offer);
    if (old.odds === odds && old.isOpen === isOpen) return [];
    return [
      {
        gameId,
        marketId: offer.marketId,
        selectionId,
        before: { odds: formatOdds(old.odds), isOpen: old.isOpen },
        after: { odds: formatOdds(odds), isOpen },
      },
    ];
  });
}

export async function savedOf(deps: MiniDeps, siteId: string): Promise<z.input<typeof saved>> {
  const found = await readSettings(deps.pool, oddsSettings, siteId);
  const { version, document: book, changedAt, changedBy } = found;
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
        chance: {
          numerator: chance.numerator.toString(),
          denominator: chance.denominator.toString(),
        },
        returnRate: rateText(returnRate(chance, odds)),
        highestOdds: formatOdds(highestOdds(chance, book.ceiling)),
      },
    ];
  });
  const at = changedAt?.toISOString() ?? null;
  const { ceiling } = bookText(book);
  const roundLossMax = book.roundLossMax.toString();
  return { version, ceiling, roundLossMax, changedAt: at, changedBy, prices };
}
