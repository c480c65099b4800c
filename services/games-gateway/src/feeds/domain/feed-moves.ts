/**
 * Invariant: a transaction of a feed is one of ours once, however often and in however many pages it is
 * read. What names no member, no round or no verb of ours is left out.
 */
import type { Won } from '@noriter/kit/money';
import { roundIdOf, transactionIdOf } from '../../rounds/domain/ids.ts';
import { memberIdOf } from '../../vocabulary/player-id.ts';
import type { MoneyVerb } from '../../vocabulary/verb.ts';

/** A transaction as the feed of a vendor has it. */
type Read = {
  readonly id: string;
  readonly verb: string;
  readonly amount: Won;
  readonly at: Date;
  readonly gameCode: string;
  readonly playerId: string;
  readonly roundId: string;
};

/** The same under our names. */
export type PlayedMove = {
  readonly transactionId: string;
  readonly vendorTransactionId: string;
  readonly verb: MoneyVerb;
  readonly memberId: string;
  readonly roundId: string;
  readonly vendorRoundId: string;
  readonly gameCode: string;
  readonly amount: Won;
  readonly at: Date;
};

/** Gifts and adjustments belong to no round: the day's figures have them. */
const verbs: Readonly<Record<string, MoneyVerb>> = {
  bet: 'bet',
  win: 'win',
  jackpot: 'jackpot_win',
  rollback: 'rollback',
};

export function playedMoves(vendorKey: string, feed: readonly Read[]): PlayedMove[] {
  const moves = new Map<string, PlayedMove>();
  for (const one of feed) {
    const move = moveOf(vendorKey, one);
    if (move !== null) moves.set(move.transactionId, move);
  }
  return [...moves.values()];
}

function moveOf(vendorKey: string, read: Read): PlayedMove | null {
  const verb = verbs[read.verb];
  const memberId = memberIdOf(read.playerId);
  const { id: vendorTransactionId, roundId: vendorRoundId, amount, gameCode, at } = read;
  if (verb === undefined || memberId === null || vendorRoundId === '' || amount < 0n) return null;
  return {
    transactionId: transactionIdOf(vendorKey, { verb, transactionId: vendorTransactionId }),
    vendorTransactionId,
    verb,
    memberId,
    roundId: roundIdOf(vendorKey, memberId, vendorRoundId),
    vendorRoundId,
    gameCode,
    amount,
    at,
  };
}
