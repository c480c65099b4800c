/**
 * Invariant: what is known to be refused is not sent. The checks come in the order of the service,
 * which decides by itself whatever is said here.
 */

import { type CombinationFault, clashOf } from '@noriter/rules/clash';
import { fraction, isLess } from '@noriter/rules/fraction';
import { type LegName, legText } from '@noriter/rules/leg-name';
import { lineCount } from '@noriter/rules/lines';
import { combinedOdds, cutOdds, ODDS_SCALE, oddsOf, shownOdds } from '@noriter/rules/odds';
import { type PricePolicy, refusedPrices } from '@noriter/rules/price-policy';
import type { SportRules } from '../../sportsbook/model/sport-types.ts';
import type { SlipMode } from './slip.ts';
import type { SlipLeg } from './slip-leg.ts';

/**
 * A leg of the slip at this moment; without odds where nothing is known of it yet. One in play is cut
 * while nothing comes in: its price may have moved since.
 */
export type PresentLeg = {
  leg: SlipLeg;
  odds: string | undefined;
  isOpen: boolean;
  isCut: boolean;
};

export type SlipWorld = {
  legs: readonly PresentLeg[];
  mode: SlipMode;
  /** So many legs make a line. */
  linesOf: number;
  rules: SportRules | null;
  policy: PricePolicy;
};

export type SlipRefusal =
  | { kind: 'folds' | 'lines' | 'lowOdds' | 'totalOdds'; limit: string; legs: readonly string[] }
  | { kind: 'cut' | 'closed' | 'moved'; legs: readonly string[] }
  | { kind: 'clash'; fault: CombinationFault; legs: readonly string[] };

/** The first reason for which the slip would be refused, and the legs it is about. */
export function slipRefusal(world: SlipWorld): SlipRefusal | null {
  return shapeRefusal(world) ?? priceRefusal(world) ?? rulesRefusal(world);
}

function shapeRefusal({ legs, mode, linesOf, rules }: SlipWorld): SlipRefusal | null {
  if (rules === null || mode === 'single') return null;
  if (legs.length > rules.foldsMax) {
    return { kind: 'folds', limit: String(rules.foldsMax), legs: [] };
  }
  return lineCount(legs.length, linesOf) > BigInt(rules.linesMax)
    ? { kind: 'lines', limit: String(rules.linesMax), legs: [] }
    : null;
}

/** Known to take no bets. */
export function isShut({ odds, isOpen, isCut }: PresentLeg): boolean {
  return isCut || (odds !== undefined && !isOpen);
}

function priceRefusal({ legs, mode, policy }: SlipWorld): SlipRefusal | null {
  const cut = legs.filter(({ isCut }) => isCut);
  if (cut.length > 0) return { kind: 'cut', legs: cut.map(({ leg }) => legText(leg)) };
  const closed = legs.filter(isShut);
  if (closed.length > 0) return { kind: 'closed', legs: closed.map(({ leg }) => legText(leg)) };
  const prices = legs.map(({ leg, odds }) => ({
    name: legText(leg),
    seen: oddsOf(leg.odds),
    present: oddsOf(odds ?? leg.odds),
  }));
  // Each single is a ticket of its own; the others count their legs together.
  const refused =
    mode === 'single'
      ? prices.flatMap((price) => refusedPrices(policy, [price]))
      : refusedPrices(policy, prices);
  return refused.length > 0 ? { kind: 'moved', legs: refused.map(({ name }) => name) } : null;
}

function rulesRefusal({ legs, mode, rules }: SlipWorld): SlipRefusal | null {
  if (rules === null) return null;
  const prices = legs.map(({ leg, odds }) => ({
    name: legText(leg),
    odds: oddsOf(odds ?? leg.odds),
  }));
  const low = prices.filter(({ odds }) => odds < oddsOf(rules.legOddsMin));
  if (low.length > 0) {
    return { kind: 'lowOdds', limit: rules.legOddsMin, legs: low.map(({ name }) => name) };
  }
  const products =
    mode === 'single'
      ? prices.map(({ odds }) => combinedOdds([odds]))
      : [combinedOdds(prices.map(({ odds }) => odds))];
  const highest = fraction(oddsOf(rules.totalOddsMax), ODDS_SCALE);
  if (products.some((product) => isLess(highest, product))) {
    return { kind: 'totalOdds', limit: rules.totalOddsMax, legs: [] };
  }
  if (mode === 'single') return null;
  const clash = clashOf(
    legs.map(({ leg }) => leg),
    rules.matrix,
  );
  return clash && { kind: 'clash', fault: clash.fault, legs: clash.legs.map(legText) };
}

/** All legs multiplied, at the odds of the moment, as it is read. */
export function totalOdds(legs: readonly PresentLeg[]): string {
  const prices = legs.map(({ leg, odds }) => oddsOf(odds ?? leg.odds));
  return shownOdds(cutOdds(combinedOdds(prices)));
}

/** Legs whose odds are others than those that were seen. */
export function movedLegs(legs: readonly PresentLeg[]): readonly PresentLeg[] {
  return legs.filter(({ leg, odds }) => odds !== undefined && oddsOf(odds) !== oddsOf(leg.odds));
}

/** The present odds by leg, to be taken for those that were seen. */
export function presentOdds(legs: readonly PresentLeg[]): Map<string, string> {
  return new Map(
    legs.flatMap(({ leg, odds }) => (odds === undefined ? [] : [[legText(leg), odds] as const])),
  );
}

export function isAbout(refusal: SlipRefusal | null, leg: LegName): boolean {
  return refusal?.legs.includes(legText(leg)) === true;
}
