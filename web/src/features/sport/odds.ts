/**
 * Invariant: odds are whole thousandths and products of them exact fractions, as the service counts
 * them; only what is paid is rounded, once for each line, down to whole won.
 */
import { oddsOf } from '../bet/stakes.ts';

export const ODDS_SCALE = 1_000n;

export type Fraction = { numerator: bigint; denominator: bigint };

const one: Fraction = { numerator: 1n, denominator: 1n };

/** The exact product of prices; of none it is 1. */
export function productOf(prices: readonly string[]): Fraction {
  return prices.reduce(
    ({ numerator, denominator }, odds) => ({
      numerator: numerator * oddsOf(odds),
      denominator: denominator * ODDS_SCALE,
    }),
    one,
  );
}

export function isAbove(product: Fraction, odds: string): boolean {
  return product.numerator * ODDS_SCALE > oddsOf(odds) * product.denominator;
}

/** A product as it is read: cut to thousandths, at least two decimals, never more than is paid. */
export function oddsText({ numerator, denominator }: Fraction): string {
  const thousandths = (numerator * ODDS_SCALE) / denominator;
  const decimals = (thousandths % ODDS_SCALE).toString().padStart(3, '0');
  const whole = (thousandths / ODDS_SCALE).toString();
  return `${whole}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}

/** Odds of 1 or less are those of a selection that is not offered. */
export function isOffered(odds: string): boolean {
  return oddsOf(odds) > ODDS_SCALE;
}

/** Which way odds went: above 0 up, below 0 down. */
export function moveOf(before: string, after: string): -1 | 0 | 1 {
  const [from, to] = [oddsOf(before), oddsOf(after)];
  if (from === to) return 0;
  return to > from ? 1 : -1;
}

/** Odds as a person reads them, whatever number of decimals they were sent with. */
export function readOdds(odds: string): string {
  return oddsText(productOf([odds]));
}
