/**
 * Invariant: a round of a third-party game is counted like a bet, by its state at a version: a closed
 * one by its stakes and what came back, an open one not at all. What a vendor rolls back or adjusts
 * later is a higher version, and changes the difference.
 */
import type { Won } from '@noriter/kit/money';
import type { Standing } from './standing.ts';

type RoundMoney = {
  readonly state: 'open' | 'closed' | 'cancelled' | 'refunded';
  readonly staked: Won;
  readonly returned: Won;
};

/**
 * What counts of a round. Neither a cancelled one nor one whose stakes went back has turnover; what such
 * a round paid nevertheless, or kept, counts for losing.
 */
export function countedRound({
  state,
  staked,
  returned,
}: RoundMoney): Pick<Standing, 'turnover' | 'stake' | 'returned'> {
  switch (state) {
    case 'open':
      return { turnover: 0n, stake: 0n, returned: 0n };
    case 'closed':
      return { turnover: staked, stake: staked, returned };
    case 'cancelled':
      return { turnover: 0n, stake: staked, returned };
    case 'refunded':
      // The vendor's own word that they are back comes a moment later.
      return { turnover: 0n, stake: 0n, returned };
    default:
      return state satisfies never;
  }
}
