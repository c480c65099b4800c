import type { Won } from '@noriter/kit/money';

/** A transaction as we have it. */
export type OurMove = {
  readonly id: string;
  readonly verb: string;
  readonly memberId: string;
  readonly amount: Won;
  /** Of a bet and its win in one: what was won; else 0. */
  readonly won: Won;
  /** Whether its money moved. */
  readonly isApplied: boolean;
  /** Of a rollback: what it gave back and what it took back; else 0. */
  readonly refunded: Won;
  readonly clawedBack: Won;
  /** A rollback of what had not come, or of what we had given back ourselves: it had nothing to move. */
  readonly isOfNothing: boolean;
  readonly at: Date;
};

/** A transaction as the vendor has it. */
export type TheirMove = {
  readonly id: string;
  /** The feed's own word. */
  readonly verb: string;
  readonly amount: Won;
  /** Of a bet and its win in one; null where the vendor does not say it. */
  readonly won: Won | null;
  /** Empty where the vendor names nobody. */
  readonly playerId: string;
  readonly at: Date;
};
