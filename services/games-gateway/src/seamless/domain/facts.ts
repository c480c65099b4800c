import type { Won } from '@noriter/kit/money';
import type { RoundState, TransactionState } from '../../rounds/domain/round.ts';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { MoneyVerb } from '../../vocabulary/verb.ts';

/** A transaction as it is written down. */
export type StoredTransaction = {
  readonly transactionId: string;
  readonly vendorTransactionId: string;
  readonly memberId: string;
  readonly verb: MoneyVerb;
  /** Ours. */
  readonly roundId: string | null;
  readonly wager: string;
  readonly rollsBack: string | null;
  readonly amount: Won;
  readonly won: Won;
  readonly fingerprint: string;
  readonly state: TransactionState;
  readonly code: AnswerCode | '';
  readonly balance: Won | null;
  readonly isRolledBack: boolean;
  readonly askedAt: Date;
};

/** What a transaction is decided by, read under the player's lock. */
export type Facts = {
  /** The same vendor, id and verb. */
  readonly same: StoredTransaction | null;
  /** Of the player: on the same wager, in the same round, and what a rollback names. */
  readonly related: readonly StoredTransaction[];
  /** Ours; null for a transaction of no round. */
  readonly roundId: string | null;
  readonly roundState: RoundState | null;
  readonly session: 'live' | 'expired' | 'unknown' | 'other-player' | 'other-currency';
  readonly mayPlay: boolean;
  readonly game: 'open' | 'blocked' | 'unknown';
  readonly maxBet: Won | null;
};

/** A wallet command to be. */
export type Movement = {
  readonly kind: 'stake' | 'payout' | 'refund' | 'clawback';
  readonly amount: Won;
  /** The transaction of ours whose money it is; null is the one that is decided. */
  readonly subjectId: string | null;
};

export type Decision =
  /** Answered before: the same again. */
  | { readonly kind: 'replay'; readonly code: AnswerCode; readonly balance: Won | null }
  /** The wallet has not answered these yet, and what is decided depends on it. */
  | { readonly kind: 'wait'; readonly transactionIds: readonly string[] }
  /** `isKept`: the same key is answered so for ever. */
  | { readonly kind: 'refuse'; readonly code: AnswerCode; readonly isKept: boolean }
  /** A rollback of what has not come: it is kept, and what it names may not come any more. */
  | { readonly kind: 'tombstone' }
  | {
      readonly kind: 'apply';
      /** In their order; a stake that is refused ends it. */
      readonly movements: readonly Movement[];
      /** Ours, that are taken back by it. */
      readonly takesBack: readonly string[];
    };
