/**
 * Invariant: no selection is offered whose odds pay back more than the ceiling on average, and no
 * ceiling lies above 100 %. No fold bonus gives back more than the prices of its legs keep.
 */

import { type Fraction, fraction, times } from './fraction.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';

/** Of ten thousand won staked, so many come back: 9750n is 97.5 %. */
export type ReturnRate = bigint;

const WHOLE = 10_000n;
export const CEILING_MAX: ReturnRate = WHOLE;
export const CEILING_DEFAULT: ReturnRate = 9_750n;

/** What the price of a leg keeps at least, in thousandths of what it brings: 1030n is 3 %. */
const LEG_KEEPS = 1_030n;

/**
 * The most that so many legs may be paid more for, in thousandths. Beyond it whoever covers every outcome of
 * their matches would win whatever comes, and whoever sets a bonus could pay a friend by it.
 */
export function bonusFactorMax(folds: number): bigint {
  const size = BigInt(folds);
  return (ODDS_SCALE * LEG_KEEPS ** size) / ODDS_SCALE ** size;
}

/** Rounded up, so that what is shown is never less than what is paid. */
export function returnRate(chance: Fraction, odds: Odds): ReturnRate {
  const { numerator, denominator } = times(chance, fraction(odds * WHOLE, ODDS_SCALE));
  return (numerator + denominator - 1n) / denominator;
}

export function isWithinCeiling(chance: Fraction, odds: Odds, ceiling: ReturnRate): boolean {
  const most = ceiling < CEILING_MAX ? ceiling : CEILING_MAX;
  return returnRate(chance, odds) <= most;
}

/** The highest odds the ceiling allows, in hundredths as such odds are offered. */
export function highestOdds(chance: Fraction, ceiling: ReturnRate): Odds {
  const HUNDREDTH = 10n;
  const { numerator, denominator } = chance;
  const thousandths = (ceiling * ODDS_SCALE * denominator) / (WHOLE * numerator);
  return thousandths - (thousandths % HUNDREDTH);
}
