import * as rules from '@noriter/rules/odds';

/** Odds as a person reads them, whatever number of decimals they were sent with: the rule is `shownOdds`. */
export function readOdds(odds: string): string {
  return rules.shownOdds(rules.oddsOf(odds));
}
