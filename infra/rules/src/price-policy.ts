/**
 * Invariant: nobody bets at a price their policy does not take, and whoever takes a move upwards is
 * paid the higher price: a bet stands at the price of the moment, never at the one that was seen.
 */

import { type Fraction, fraction, isLess, one, times } from './fraction.ts';
import type { Odds } from './odds.ts';

/** none: only at the odds that were seen. better: at higher ones too. any: at whatever they are. */
export const oddsPolicies = ['none', 'better', 'any'] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

/** In ten-thousandths: 300n takes odds that fell by 3 %. */
export type Tolerance = bigint;

export const TOLERANCE_SCALE = 10_000n;
export const NO_TOLERANCE: Tolerance = 0n;

/** What the member takes. A tolerance widens "better" only: none is none, and any is any. */
export type PricePolicy = { readonly oddsPolicy: OddsPolicy; readonly tolerance: Tolerance };

export type SeenPrice = { readonly seen: Odds; readonly present: Odds };

/** Whether a single price is taken. */
export function takesPrice(policy: PricePolicy, price: SeenPrice): boolean {
  return refusedPrices(policy, [price]).length === 0;
}

/**
 * The prices that keep a ticket from being taken. Odds that fell are counted together, and those
 * that rose make up for nothing: so each leg, each line and the whole stay within the tolerance.
 */
export function refusedPrices<Price extends SeenPrice>(
  { oddsPolicy, tolerance }: PricePolicy,
  prices: readonly Price[],
): readonly Price[] {
  if (oddsPolicy === 'any') return [];
  if (oddsPolicy === 'none') return prices.filter(({ seen, present }) => seen !== present);
  const fallen = prices.filter(({ seen, present }) => present < seen);
  const kept = fallen.reduce<Fraction>(
    (all, { seen, present }) => times(all, fraction(present, seen)),
    one,
  );
  return isLess(kept, fraction(TOLERANCE_SCALE - tolerance, TOLERANCE_SCALE)) ? fallen : [];
}
