/**
 * Invariant: a price is a whole number of thousandths, and what is made of prices is a fraction of
 * whole numbers: nothing is rounded before the won that is paid, and that is rounded down once.
 */
import { type Fraction, fraction } from './fraction.ts';

/** Decimal odds in thousandths: 1.85 is 1850n. */
export type Odds = bigint;

export const ODDS_SCALE = 1000n;

/** A void leg counts as this. */
const EVEN: Odds = ODDS_SCALE;

/** Decimal text with up to three decimals. */
export const oddsPattern = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** Reads decimal odds; null when the text is none, or is below 1. */
export function parseOdds(text: string): Odds | null {
  const match = oddsPattern.exec(text);
  if (!match) return null;
  const odds = BigInt(match[1] ?? '0') * ODDS_SCALE + BigInt((match[2] ?? '').padEnd(3, '0'));
  return odds < EVEN ? null : odds;
}

/** The same of a text that a service sent; 0n when it is none. */
export function oddsOf(text: string): Odds {
  return parseOdds(text) ?? 0n;
}

/** The exact price as a text: at least two decimals, a third where there is one. */
export function formatOdds(odds: Odds): string {
  const decimals = decimalsOf(odds);
  return `${odds / ODDS_SCALE}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}

/**
 * Odds as people read them, of a leg and of a whole ticket: two decimals, cut and never rounded up,
 * so that what is paid is never less than what was shown.
 *
 * @example shownOdds(6682n) // '6.68'
 */
export function shownOdds(odds: Odds): string {
  return `${odds / ODDS_SCALE}.${decimalsOf(odds).slice(0, 2)}`;
}

/** The exact product of prices, in whatever order they come; of none it is 1. */
export function combinedOdds(prices: readonly Odds[]): Fraction {
  const product = prices.reduce((all, odds) => all * odds, 1n);
  return fraction(product, ODDS_SCALE ** BigInt(prices.length));
}

/** A product in whole thousandths, cut: never more than what is paid. */
export function cutOdds({ numerator, denominator }: Fraction): Odds {
  return (numerator * ODDS_SCALE) / denominator;
}

/** Odds of 1 or less are those of a selection that is not offered. */
export function isOffered(odds: Odds): boolean {
  return odds > EVEN;
}

function decimalsOf(odds: Odds): string {
  return (odds % ODDS_SCALE).toString().padStart(3, '0');
}
