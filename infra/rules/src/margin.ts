import { ODDS_SCALE, type Odds } from './odds.ts';

/**
 * The price after the margin, which is in thousandths of the part above 1.00; rounded down. It may
 * come to 1.00, at which nothing is offered.
 */
export function oddsAfterMargin(odds: Odds, margin: number): Odds {
  const above = odds - ODDS_SCALE;
  return ODDS_SCALE + (above * (ODDS_SCALE - BigInt(margin))) / ODDS_SCALE;
}
