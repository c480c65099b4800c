/** The rules of odds, for odds as the services send them: decimal texts. */
import * as rules from '@noriter/rules/odds';

/** Odds of 1 or less are those of a selection that is not offered. */
export function isOffered(odds: string): boolean {
  return rules.isOffered(rules.oddsOf(odds));
}

/** Which way odds went: above 0 up, below 0 down. */
export function moveOf(before: string, after: string): -1 | 0 | 1 {
  const [from, to] = [rules.oddsOf(before), rules.oddsOf(after)];
  if (from === to) return 0;
  return to > from ? 1 : -1;
}
