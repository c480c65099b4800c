/** Sends what it is asked to, honest or forged, and counts it under the name of its mode. */
import type { Book } from '../book/book.ts';
import { type Caller, packedNow, replyOf } from '../calls/caller.ts';
import { type Sent, send } from '../calls/send.ts';
import type { Call, Packed, Player, Reply, Wager } from '../protocols/protocol.ts';
import type { SeamlessWallet } from '../wallets/seamless-wallet.ts';
import type { Mode } from './modes.ts';

export type Attack = {
  readonly mode: Mode;
  readonly caller: Caller;
  readonly wallet: SeamlessWallet;
  readonly book: Book;
  readonly player: Player;
  readonly gameCode: string;
  /** Somebody else with a session of the same vendor. */
  readonly other: Player;
  /** A forged call was taken for an honest one. */
  wronged(call: Call): void;
};

export async function ask(attack: Attack, call: Call, packed?: Packed): Promise<Reply> {
  const { caller } = attack;
  return count(attack, call, await send(caller.door, packed ?? packedNow(caller, call)));
}

export function count({ caller, mode }: Attack, call: Call, sent: Sent): Reply {
  const reply = replyOf(caller.protocol, call, sent);
  caller.tally.count({ vendorKey: caller.vendorKey, mode, call, reply, ms: sent.ms });
  return reply;
}

/** A call that must not be accepted. */
export async function forge(attack: Attack, call: Call, packed?: Packed): Promise<Reply> {
  const reply = await ask(attack, call, packed);
  if (reply.outcome === 'done') attack.wronged(call);
  return reply;
}

/** A stake of a round of its own, in the book and not sent yet. */
export function newStake({ book, caller, player, gameCode }: Attack, amount = 1_000n): Wager {
  const wager = {
    txId: crypto.randomUUID(),
    roundId: crypto.randomUUID(),
    gameCode,
    amount,
  };
  const { vendorKey } = caller;
  const { roundId } = wager;
  book.openRound({ vendorKey, roundId, gameCode, playerId: player.playerId, detail: {} });
  book.begin({
    vendorKey,
    transactionId: wager.txId,
    roundId,
    gameCode,
    ...player,
    kind: 'bet',
    amount: String(amount),
    refersTo: null,
    keepsOpen: true,
    at: new Date().toISOString(),
  });
  return wager;
}

/** Notes what became of a stake. What is unknown is rolled back. @returns whether it stands */
export async function settle(
  { book, wallet }: Attack,
  wager: Wager,
  reply: Reply,
): Promise<boolean> {
  const { txId, roundId } = wager;
  if (reply.outcome === 'done') {
    book.settle(txId, 'accepted');
    return true;
  }
  const transaction = book.transaction(txId);
  if (reply.outcome === 'unknown' && transaction) {
    await wallet.rollBack(transaction);
    return book.transaction(txId)?.state === 'accepted';
  }
  book.settle(txId, 'refused', reply.outcome === 'refused' ? reply.code : '');
  book.endRound(roundId, 'cancelled');
  return false;
}

/** Ends the round honestly. */
export async function finish({ wallet, player }: Attack, wager: Wager): Promise<void> {
  await wallet.win(player, {
    ...wager,
    amount: prizeOf(wager),
    betTxId: wager.txId,
    keepsOpen: false,
    kind: 'win',
  });
}

/** Every other round is won. */
export function prizeOf({ txId, amount }: Wager): bigint {
  return txId < '8' ? amount * 2n : 0n;
}
