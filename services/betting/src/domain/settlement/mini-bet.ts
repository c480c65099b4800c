/**
 * Invariant: what a mini-game bet becomes depends on its own record and its round's facts alone. A
 * round without a result gives every stake back.
 */
import type { Won } from '@noriter/kit/money';
import type { Facts } from '../mini/facts.ts';
import { type Conditions, wins } from '../mini/market.ts';
import { results } from './leg-result.ts';
import type { Odds } from './odds.ts';
import { ticketReturn } from './ticket.ts';

export type OpenBet = {
  readonly stake: Won;
  readonly odds: Odds;
  readonly conditions: Conditions;
};

export type BetResult = 'won' | 'lost' | 'void';

/** Why a bet is void whose stake the wallet took when the draw had come. */
export const LATE_STAKE = 'late-stake';

/** Why a bet is void whose round its site declared void. */
export const ROUND_VOID = 'round-void';

/** @param facts what the round drew; null when it was excluded */
export function settleMiniBet(
  { stake, odds, conditions }: OpenBet,
  facts: Facts | null,
): { result: BetResult; returned: Won } {
  const isWon = facts !== null && wins(conditions, facts);
  const result = facts === null ? results.push : isWon ? results.win : results.lose;
  const { returned } = ticketReturn({
    lineStake: stake,
    linesOf: 1,
    legs: [{ odds, result }],
    bonus: null,
    returnMax: null,
  });
  if (facts === null) return { result: 'void', returned };
  return { result: isWon ? 'won' : 'lost', returned };
}
