/**
 * Invariant: what a bet stands for at a version of its settlement says all of it: a later version
 * replaces an earlier one, and what changes is the difference of both.
 */

import type { Won } from '@noriter/kit/money';
import type { BetCategory } from '@noriter/rules/lists/bet-categories';

/** What of a bet counts at one version of its settlement. */
export type Standing = {
  readonly betId: string;
  readonly version: number;
  readonly siteId: string;
  readonly memberId: string;
  readonly category: BetCategory;
  /** The game it was on; a site may leave games out. */
  readonly gameId: string;
  /** When it was settled like this. */
  readonly at: Date;
  /** What rolling is taken of; 0 of what is void, open or bought back. */
  readonly turnover: Won;
  /** Stake and what came back, once it has ended: their difference is what the house won. */
  readonly stake: Won;
  readonly returned: Won;
};

/** What a settlement says of the money of a bet. */
export type SettledMoney =
  | {
      readonly case: 'settled';
      readonly stake: Won;
      readonly returned: Won;
      readonly turnover: Won;
    }
  | { readonly case: 'voided'; readonly stake: Won; readonly returned: Won }
  | { readonly case: 'reopened' }
  | {
      readonly case: 'cashedOut';
      readonly stake: Won;
      readonly returned: Won;
      readonly openStake: Won;
    };

/**
 * What counts of it. A void bet has no turnover, and what it kept or paid besides its stake counts for
 * losing; one that was bought back has no turnover either; one that waits for a result counts nothing.
 */
export function countedOf(money: SettledMoney): Pick<Standing, 'turnover' | 'stake' | 'returned'> {
  switch (money.case) {
    case 'settled':
      return { turnover: money.turnover, stake: money.stake, returned: money.returned };
    case 'voided':
      return { turnover: 0n, stake: money.stake, returned: money.returned };
    case 'reopened':
      return { turnover: 0n, stake: 0n, returned: 0n };
    case 'cashedOut':
      return money.openStake > 0n
        ? { turnover: 0n, stake: 0n, returned: 0n }
        : { turnover: 0n, stake: money.stake, returned: money.returned };
    default:
      return money satisfies never;
  }
}
