/**
 * Invariant: nobody is paid less than nothing. What a period of cash leaves below zero is carried into the
 * next one; of losing by who carries, and dropped otherwise; rolling never carries. What was
 * carried in stays until profits have worked it off, whatever the terms are by then. What was earned,
 * less cut and fee, and with what was carried in, is what is payable and carried out.
 */
import type { Won } from '@noriter/kit/money';
import type { SettlementKind } from '../../vocabulary/kinds.ts';
import { wonOf } from '../../vocabulary/share-out.ts';

/** How a partner is settled. */
export type Terms = {
  /** Of losing; a share of cash always carries. */
  readonly carriesLoss: boolean;
  /** Cut off its rolling, in millionths; shown on each statement. */
  readonly cutPpm: number;
  /** Of the withdrawals, taken off a share of cash, in millionths. */
  readonly feePpm: number;
};

export type Earned = {
  readonly kind: SettlementKind;
  /** Of the period's lines, corrections included. */
  readonly earned: Won;
  /** Below it members took out so much; only of a share of cash. */
  readonly withdrawn: Won;
  /** Never above zero. */
  readonly carriedIn: Won;
};

export type Settled = {
  readonly cut: Won;
  readonly fee: Won;
  readonly carriedIn: Won;
  readonly carriedOut: Won;
  readonly payable: Won;
};

/** What is paid of what was earned, and what waits for the next period. */
export function settle({ kind, earned, withdrawn, carriedIn }: Earned, terms: Terms): Settled {
  const cut = kind === 'rolling' && earned > 0n ? wonOf(earned, terms.cutPpm) : 0n;
  const fee = kind === 'cash-share' && earned > 0n ? wonOf(withdrawn, terms.feePpm) : 0n;
  const isCarried = kind === 'losing' || kind === 'cash-share';
  const from = isCarried ? carriedIn : 0n;
  const own = earned - cut - fee;
  // Of cash none is dropped: what was paid in one period and out the next would be paid for each time.
  const carries = kind === 'cash-share' || (kind === 'losing' && terms.carriesLoss);
  // Terms drop a new loss alone: switched off for a day, they would drop all that was carried so far.
  const isDropped = own < 0n && !carries;
  const net = (isDropped ? 0n : own) + from;
  const isPaid = net > 0n;
  return {
    cut,
    fee,
    carriedIn: from,
    payable: isPaid ? net : 0n,
    carriedOut: isPaid ? 0n : net,
  };
}
