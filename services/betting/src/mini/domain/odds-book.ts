/**
 * Invariant: what a site offers is within its ceiling: no price that is set pays back more on
 * average, and none pays back the stake alone or less.
 */

import type { Won } from '@noriter/kit/money';
import type { Fraction } from '@noriter/rules/fraction';
import { ODDS_SCALE, type Odds } from '@noriter/rules/odds';
import {
  CEILING_DEFAULT,
  highestOdds,
  isWithinCeiling,
  type ReturnRate,
  returnRate,
} from '@noriter/rules/return-rate';
import { allDrawsOf } from './draws.ts';
import { type Game, games } from './games.ts';
import { chanceOf } from './markets/market.ts';
import { marketsOf, type Offer, offerOf } from './markets/offers.ts';

export type Price = {
  readonly gameId: string;
  readonly selectionId: string;
  readonly odds: Odds;
  /** false: no bets are taken on it. */
  readonly isOpen: boolean;
};

export type OddsBook = {
  readonly ceiling: ReturnRate;
  /** The most the house may lose on one round of a game, by all bets of the site together. */
  readonly roundLossMax: Won;
  /** What the site set itself; every other selection has its default. */
  readonly prices: readonly Price[];
};

export const demoBook: OddsBook = {
  ceiling: CEILING_DEFAULT,
  roundLossMax: 1_000_000_000n,
  prices: [],
};

/** What is set anew; a limit of rounds that is not named stays as it is. */
export type OddsChanges = Omit<OddsBook, 'roundLossMax'> & {
  readonly roundLossMax?: Won | undefined;
};

/** A price nobody may set, with what would be allowed. */
export type BrokenPrice = {
  readonly gameId: string;
  readonly selectionId: string;
  readonly odds: Odds;
  readonly rate: ReturnRate;
  readonly highest: Odds;
};

export function priceOf({ prices }: OddsBook, gameId: string, offer: Offer): Price {
  const { selectionId, defaultOdds } = offer;
  const set = prices.find((one) => one.gameId === gameId && one.selectionId === selectionId);
  return set ?? { gameId, selectionId, odds: defaultOdds, isOpen: true };
}

/** Every selection of every game at its price. */
export function allPrices(book: OddsBook): readonly Price[] {
  return offers().map(({ game, offer }) => priceOf(book, game.gameId, offer));
}

/** The book with other prices: a selection that is not named keeps its own. */
export function withPrices(book: OddsBook, changes: OddsChanges): OddsBook {
  const isChanged = (price: Price) => changes.prices.some((other) => isSame(other, price));
  return {
    ceiling: changes.ceiling,
    roundLossMax: changes.roundLossMax ?? book.roundLossMax,
    prices: [...book.prices.filter((price) => !isChanged(price)), ...changes.prices],
  };
}

/** Prices of selections there are not, or that are named twice. */
export function strayPrices({ prices }: Pick<OddsBook, 'prices'>): readonly Price[] {
  return prices.filter(
    (price, at) =>
      offerOf(price.gameId, price.selectionId) === null ||
      prices.findIndex((other) => isSame(other, price)) !== at,
  );
}

/** Prices above the ceiling, or that pay back no more than the stake. */
export function brokenPrices(book: OddsBook): readonly BrokenPrice[] {
  return offers().flatMap(({ game, offer }) => {
    const { gameId, selectionId, odds } = priceOf(book, game.gameId, offer);
    const chance = chanceOfOffer(game, offer);
    if (odds > ODDS_SCALE && isWithinCeiling(chance, odds, book.ceiling)) return [];
    const rate = returnRate(chance, odds);
    return [{ gameId, selectionId, odds, rate, highest: highestOdds(chance, book.ceiling) }];
  });
}

export function chanceOfOffer({ family }: Game, { conditions }: Offer): Fraction {
  return chanceOf(conditions, allDrawsOf(family));
}

/** As a person reads it: 9750n is 97.5. */
export function rateText(rate: ReturnRate): string {
  const HUNDREDTHS = 100n;
  const decimals = (rate % HUNDREDTHS).toString().padStart(2, '0').replace(/0+$/, '');
  const whole = (rate / HUNDREDTHS).toString();
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

function offers(): { game: Game; offer: Offer }[] {
  return games.flatMap((game) =>
    marketsOf(game.gameId).flatMap(({ marketId, selections }) =>
      selections.map((selection) => ({ game, offer: { ...selection, marketId } })),
    ),
  );
}

function isSame(one: Price, other: Price): boolean {
  return one.gameId === other.gameId && one.selectionId === other.selectionId;
}
