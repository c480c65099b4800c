/**
 * Invariant: a price is a whole number of thousandths, and what is made of prices is a fraction of
 * whole numbers: nothing is rounded before the won that is paid, and that is rounded down once.
 */
import { z } from 'zod';

import { type Fraction, fraction } from './fraction.ts';

/** Decimal odds in thousandths: 1.85 is 1850n. */
export type Odds = bigint;

export const ODDS_SCALE = 1000n;

/** A void leg counts as this. */
const EVEN: Odds = ODDS_SCALE;

const pattern = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** Reads decimal odds; null when the text is none, or is below 1. */
export function parseOdds(text: string): Odds | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const odds = BigInt(match[1] ?? '0') * ODDS_SCALE + BigInt((match[2] ?? '').padEnd(3, '0'));
  return odds < EVEN ? null : odds;
}

/** As players read it: at least two decimals, a third where there is one. */
export function formatOdds(odds: Odds): string {
  const decimals = (odds % ODDS_SCALE).toString().padStart(3, '0');
  return `${odds / ODDS_SCALE}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}

/** Odds on the wire: decimal text with up to three decimals. */
export const oddsText = z.codec(
  z
    .string()
    .refine((text) => parseOdds(text) !== null, 'Odds are 1 or more, with up to three decimals.')
    .describe('Decimal odds, such as 1.95'),
  z.bigint(),
  { decode: (text): Odds => parseOdds(text) ?? 0n, encode: formatOdds },
);

/** The exact product of prices, in whatever order they come; of none it is 1. */
export function combinedOdds(prices: readonly Odds[]): Fraction {
  const product = prices.reduce((all, odds) => all * odds, 1n);
  return fraction(product, ODDS_SCALE ** BigInt(prices.length));
}

/** A product as it is shown: cut to whole thousandths, so never more than what is paid. */
export function shownOdds({ numerator, denominator }: Fraction): Odds {
  return (numerator * ODDS_SCALE) / denominator;
}
