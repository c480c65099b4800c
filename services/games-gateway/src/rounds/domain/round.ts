import type { Won } from '@noriter/kit/money';
import type { MoneyVerb } from '../../vocabulary/verb.ts';

/**
 * `open` until it is closed; `cancelled` when the vendor took all its bets back; `refunded` when we gave
 * them back, because nobody would have ended it.
 */
export const roundStates = ['open', 'closed', 'cancelled', 'refunded'] as const;
export type RoundState = (typeof roundStates)[number];

export const transactionStates = ['pending', 'applied', 'refused', 'tombstone'] as const;
export type TransactionState = (typeof transactionStates)[number];

/** A round of a vendor's game, of one member. */
export type Round = {
  readonly roundId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly vendorKey: string;
  readonly vendorRoundId: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly groupCode: string;
  readonly state: RoundState;
  readonly staked: Won;
  readonly returned: Won;
  readonly version: number;
  readonly openedAt: Date;
};

/** What of a transaction is published. */
export type Transacted = {
  readonly transactionId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly vendorTransactionId: string;
  readonly verb: MoneyVerb;
  /** What it changed of the round's stakes and returns. */
  readonly staked: Won;
  readonly returned: Won;
};
