/** The site keeps the money: each stake and win is a call to it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Book, Transaction } from '../book/book.ts';
import { type Caller, sendByPlan } from '../calls/caller.ts';
import type { Call, Player, Reply } from '../protocols/protocol.ts';
import type { BetAnswer, GameWallet, Prize, Stake } from './game-wallet.ts';

/** How long a page waits for a win that does not get through. */
const PATIENCE_MS = 4_000;

export type SeamlessWallet = GameWallet & {
  /** Rolls a bet back until the site knows it. */
  rollBack(bet: Transaction): Promise<void>;
  /** Sends a win that is in the book again. */
  deliver(win: Transaction): Promise<Reply>;
  /** Deliveries under way. */
  pending(): number;
  readonly caller: Caller;
};

type Deps = { readonly caller: Caller; readonly book: Book; readonly signal: AbortSignal };

export function seamlessWallet(deps: Deps): SeamlessWallet {
  const { caller } = deps;
  const underWay = new Set<Promise<unknown>>();
  const keep = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work)).catch(() => undefined);
    return work;
  };
  return {
    async open(player) {
      const reply = await caller.once(caller.protocol.open(player, crypto.randomUUID()));
      if (reply.outcome !== 'done') return { code: reply.code };
      const opened = {
        playerId: reply.playerId ?? player.playerId,
        session: reply.session ?? player.session,
      };
      if (reply.balance !== null) return { player: opened, balance: reply.balance };
      const asked = await askBalance(caller, opened);
      return { player: opened, balance: 'balance' in asked ? asked.balance : null };
    },
    balance: (player) => askBalance(caller, player),
    bet: (player, stake) => bet(deps, player, stake, (work) => void keep(work)),
    async win(player, prize) {
      const delivered = keep(deliver(deps, beginWin(deps, player, prize)));
      const patience = delay(PATIENCE_MS, null, { ref: false });
      const reply = await Promise.race([delivered, patience]);
      return { balance: reply?.outcome === 'done' ? reply.balance : null };
    },
    rollBack: (transaction) => keep(rollBack(deps, transaction)),
    deliver: (transaction) => keep(deliver(deps, transaction)),
    pending: () => underWay.size,
    caller,
  };
}

async function askBalance(caller: Caller, player: Player) {
  const reply = await caller.once(caller.protocol.balance(player, crypto.randomUUID()));
  if (reply.outcome !== 'done') return { code: reply.code };
  return reply.balance === null ? { code: 'no_balance' } : { balance: reply.balance };
}

async function bet(
  deps: Deps,
  player: Player,
  stake: Stake,
  keep: (work: Promise<void>) => void,
): Promise<BetAnswer> {
  const { caller, book, signal } = deps;
  const transaction = begin(deps, player, stake, { kind: 'bet', refersTo: null, keepsOpen: true });
  const { transactionId: txId } = transaction;
  const reply = await sendByPlan(caller, caller.protocol.bet(player, { ...stake, txId }), signal);
  switch (reply.outcome) {
    case 'done':
      book.settle(txId, 'accepted');
      return { ok: true, txId, balance: reply.balance };
    case 'refused':
      book.settle(txId, 'refused', reply.code);
      return { ok: false, code: reply.code, balance: reply.balance };
    case 'unknown':
      keep(rollBack(deps, transaction));
      return { ok: false, code: reply.code, balance: null };
  }
}

async function rollBack(deps: Deps, bet: Transaction): Promise<void> {
  const { caller, book, signal } = deps;
  const player = { playerId: bet.playerId, session: bet.session };
  const own = begin(
    deps,
    player,
    { ...bet, amount: BigInt(bet.amount) },
    {
      kind: 'rollback',
      refersTo: bet.transactionId,
      keepsOpen: false,
    },
  );
  const wager = { ...bet, txId: own.transactionId, betTxId: bet.transactionId };
  const call = caller.protocol.rollback(player, { ...wager, amount: BigInt(bet.amount) });
  const reply = await sendByPlan(caller, call, signal);
  if (reply.outcome === 'unknown') return;
  const isDone = reply.outcome === 'done';
  book.settle(own.transactionId, isDone ? 'accepted' : 'refused', isDone ? '' : reply.code);
  // What cannot be undone stands: it was won meanwhile.
  book.settle(bet.transactionId, isDone ? 'cancelled' : 'accepted', isDone ? '' : reply.code);
  if (isDone) book.endRound(bet.roundId, 'cancelled');
}

function beginWin(deps: Deps, player: Player, prize: Prize): Transaction {
  const { kind, betTxId: refersTo, keepsOpen } = prize;
  return begin(deps, player, prize, { kind, refersTo, keepsOpen });
}

async function deliver({ caller, book, signal }: Deps, win: Transaction): Promise<Reply> {
  const { protocol } = caller;
  const player = { playerId: win.playerId, session: win.session };
  const own = {
    ...win,
    txId: win.transactionId,
    betTxId: win.refersTo ?? '',
    amount: BigInt(win.amount),
  };
  const call: Call =
    win.kind === 'jackpot' ? protocol.jackpot(player, own) : protocol.win(player, own);
  const reply = await sendByPlan(caller, call, signal);
  if (reply.outcome === 'unknown') return reply;
  if (reply.outcome === 'refused') book.settle(win.transactionId, 'refused', reply.code);
  else book.settle(win.transactionId, 'accepted');
  if (win.keepsOpen) return reply;
  const closing = protocol.close(player, own);
  if (closing) await sendByPlan(caller, closing, signal);
  book.endRound(win.roundId, 'closed');
  return reply;
}

function begin(
  { caller, book }: Deps,
  { playerId, session }: Player,
  { roundId, gameCode, amount }: Stake,
  more: Pick<Transaction, 'kind' | 'refersTo' | 'keepsOpen'>,
): Transaction {
  const transaction: Transaction = {
    vendorKey: caller.vendorKey,
    transactionId: crypto.randomUUID(),
    roundId,
    gameCode,
    playerId,
    session,
    amount: String(amount),
    at: new Date().toISOString(),
    ...more,
  };
  book.begin(transaction);
  return transaction;
}
