import type { Won } from '@noriter/kit/money';
import type { AnswerCode } from './answer-code.ts';
import type { Verb } from './verb.ts';

/** A vendor's request as it arrived. */
export type VendorRequest = {
  /** Behind the vendor's key, with its slash: `/transaction/bet`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As sent, for the signature. */
  readonly body: Buffer;
};

/** What a vendor asks for, whatever its protocol. What a protocol does not name is null. */
export type VendorCall = {
  readonly verb: Verb;
  /** Our member's UUID without dashes. */
  readonly playerId: string | null;
  /** A launch token, or the session that the answer of `authenticate` gave. */
  readonly session: string | null;
  readonly currency: string | null;
  readonly gameCode: string | null;
  readonly roundId: string | null;
  readonly transactionId: string | null;
  /** What ties a bet, its wins and its rollback together; a bet's own id where it is nothing else. */
  readonly wager: string | null;
  /** Of a rollback: which transaction it takes back. */
  readonly rollsBack: string | null;
  /** Of a bet, a win or a promotion; signed only for `adjust`. */
  readonly amount: Won;
  /** Of a bet-and-win. */
  readonly won: Won;
  /** Whether the round has ended by it; null where the protocol has no flag for it. */
  readonly closes: boolean | null;
  /** What the answer repeats, by its name in the protocol. */
  readonly echo: Readonly<Record<string, string>>;
};

/** What a call is answered with, in our words. */
export type VendorAnswer = {
  readonly code: AnswerCode;
  /** The member's cash at that moment; null where it is not known. */
  readonly balance: Won | null;
  /** Ours; null where there is none. */
  readonly transactionId: string | null;
  readonly playerId: string | null;
  readonly session: string | null;
};

/** An answer as it goes out. */
export type WireAnswer = { readonly status: number; readonly type: string; readonly body: string };
