/**
 * Invariant: a transaction of a feed is one of ours once, however often and in however many pages it is
 * read. What names no member, no round or no verb of ours is left out.
 */
import type { Won } from '@noriter/kit/money';
import { giftIdOf, roundIdOf, transactionIdOf } from '../../rounds/domain/ids.ts';
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
  /** The feed's word for it. */
  readonly vendorVerb: string;
  readonly memberId: string;
  readonly roundId: string;
  readonly vendorRoundId: string;
  readonly gameCode: string;
  readonly amount: Won;
  readonly at: Date;
};

/** What a vendor gave somebody outside of any round that is known here. */
export type Gift = Pick<PlayedMove, 'transactionId' | 'memberId' | 'amount' | 'at'>;

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

/** Lines whose id stands in the same feed for another player as well, who is believed to have played it. */
export function contradictedMoves(vendorKey: string, feed: readonly Read[]): PlayedMove[] {
  const byName = Map.groupBy(feed, ({ verb, id }) => `${verb} ${id}`);
  return [...byName.values()].flatMap((lines) => {
    if (lines.every(({ playerId }) => playerId === lines[0]?.playerId)) return [];
    const moves = lines.flatMap((one) => moveOf(vendorKey, one) ?? []);
    return moves.filter(({ memberId }) => memberId !== moves.at(-1)?.memberId);
  });
}

/**
 * What is staked later may have come from these; what is taken away is left out, so nobody has less than is true. A win
 * in a game that is not known here is one of them until it is.
 */
export function giftsIn(
  vendorKey: string,
  feed: readonly Read[],
  isKnownGame: (gameCode: string) => boolean,
): Gift[] {
  const gifts = new Map<string, Gift>();
  for (const one of feed) {
    const { id, verb, amount, at, gameCode } = one;
    const memberId = memberIdOf(one.playerId);
    const move = moveOf(vendorKey, one);
    const isGift = verb !== 'bet' && amount > 0n && (move === null || !isKnownGame(gameCode));
    if (memberId === null || !isGift) continue;
    const transactionId = move?.transactionId ?? giftIdOf(vendorKey, { id, verb });
    gifts.set(transactionId, { transactionId, memberId, amount, at });
  }
  return [...gifts.values()];
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
    vendorVerb: read.verb,
    memberId,
    roundId: roundIdOf(vendorKey, memberId, vendorRoundId),
    vendorRoundId,
    gameCode,
    amount,
    at,
  };
}
