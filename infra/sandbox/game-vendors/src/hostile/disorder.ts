/** Honest calls in the wrong order or number: the site has to come out right. */
import type { Reply, Wager } from '../protocols/protocol.ts';
import { type Attack, ask, finish, forge, newStake, prizeOf, settle } from './attacker.ts';

export async function duplicate(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const call = protocol.bet(attack.player, wager);
  const [first] = await Promise.all([ask(attack, call), ask(attack, call), ask(attack, call)]);
  if (await settle(attack, wager, first)) await finish(attack, wager);
  await ask(attack, call);
}

/** The same id with another amount. */
export async function conflict(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const stands = await settle(attack, wager, await ask(attack, protocol.bet(attack.player, wager)));
  if (!stands) return;
  await forge(attack, protocol.bet(attack.player, { ...wager, amount: wager.amount + 1_000n }));
  await finish(attack, wager);
}

/** The win is there before its bet; the bet follows, and then the win again. */
export async function reorder(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const early = { ...wager, txId: crypto.randomUUID(), betTxId: wager.txId, keepsOpen: false };
  const first = await forge(attack, protocol.win(attack.player, early));
  const reply = await ask(attack, protocol.bet(attack.player, wager));
  const stands = await settle(attack, wager, reply);
  // It may have been heard after its bet was.
  if (stands && first.outcome === 'unknown') await insist(attack, early);
  if (stands) await finish(attack, wager);
}

/** A rollback before its bet: the bet that comes later must not be taken. */
export async function rollbackFirst(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const undo = { ...wager, txId: crypto.randomUUID(), betTxId: wager.txId };
  const { outcome } = await ask(attack, protocol.rollback(attack.player, undo));
  const bet = attack.book.transaction(wager.txId);
  if (outcome !== 'done' && bet) {
    // Nobody knows whether it was heard, so the bet may be taken: it is rolled back until it has an answer.
    await ask(attack, protocol.bet(attack.player, wager));
    return attack.wallet.rollBack(bet);
  }
  await forge(attack, protocol.bet(attack.player, wager));
  attack.book.settle(wager.txId, 'refused', 'rolled_back_first');
  attack.book.endRound(wager.roundId, 'cancelled');
}

const STORM = 20;

export async function rollbackStorm(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const reply = await ask(attack, protocol.bet(attack.player, wager));
  const bet = attack.book.transaction(wager.txId);
  if (reply.outcome === 'refused' || !bet) return void (await settle(attack, wager, reply));
  const undo = { ...wager, txId: crypto.randomUUID(), betTxId: wager.txId };
  const call = protocol.rollback(attack.player, undo);
  await Promise.all(Array.from({ length: STORM }, () => ask(attack, call)));
  // Once more by the plan, so that the book knows how it ended.
  await attack.wallet.rollBack(bet);
}

/** A second win of a round that was won, with an id of its own. */
export async function winTwice(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const wager = newStake(attack);
  const taken = await ask(attack, protocol.bet(attack.player, wager));
  if (!(await settle(attack, wager, taken))) return;
  const once = { ...wager, txId: crypto.randomUUID(), betTxId: wager.txId };
  const first = await insist(attack, { ...once, amount: prizeOf(wager) });
  // While the first one has no answer, the second may be the one that is paid.
  if (first?.outcome !== 'done') return;
  const twice = { ...once, txId: crypto.randomUUID(), keepsOpen: false };
  const second = await insist(attack, twice);
  if (second?.outcome === 'done') attack.wronged(protocol.win(attack.player, twice));
}

/** Writes a win into the book and asks for it until it has an answer: it may be paid. */
async function insist(
  { book, wallet }: Attack,
  { txId, betTxId, amount }: Pick<Wager, 'txId' | 'amount'> & { betTxId: string },
): Promise<Reply | null> {
  const bet = book.transaction(betTxId);
  if (!bet) return null;
  const paid = { amount: String(amount), refersTo: betTxId, keepsOpen: false };
  const win = { ...bet, transactionId: txId, kind: 'win', ...paid } as const;
  book.begin(win);
  return wallet.deliver(win);
}
