/**
 * Invariant: what a mini-game bet becomes depends on its own record and its round's facts alone. A
 * round without a result gives every stake back.
 */
import type { Won } from '@noriter/kit/money';
import { results } from '@noriter/rules/leg-result';
import type { Odds } from '@noriter/rules/odds';
import { ticketReturn } from '@noriter/rules/ticket';
import type { Facts } from '../../mini/domain/facts.ts';
import { type Conditions, wins } from '../../mini/domain/markets/market.ts';

export type OpenBet = {
  readonly stake: Won;
  readonly odds: Odds;
  readonly conditions: Conditions;
  /** Null where the site's limit was looked at when it was placed. */
  readonly returnMax?: Won | null;
};

export type BetResult = 'won' | 'lost' | 'void';

/** Why a bet is void whose stake the wallet took when the draw had come. */
export const LATE_STAKE = 'late-stake';

/** Why a bet is void whose round its site declared void. */
export const ROUND_VOID = 'round-void';

/** @param facts what the round drew; null when it was excluded */
export function settleMiniBet(
  { stake, odds, conditions, returnMax = null }: OpenBet,
  facts: Facts | null,
): { result: BetResult; returned: Won } {
  const isWon = facts !== null && wins(conditions, facts);
  const result = facts === null ? results.push : isWon ? results.win : results.lose;
  const { returned } = ticketReturn({
    lineStake: stake,
    linesOf: 1,
    legs: [{ odds, result }],
    bonus: null,
    returnMax,
  });
  if (facts === null) return { result: 'void', returned };
  return { result: isWon ? 'won' : 'lost', returned };
}
