/** What a process that was killed left behind: nothing that was begun is forgotten. */
import { deriveId } from '@noriter/kit/ids';
import type { Book, Transaction } from '../book/book.ts';
import type { SeamlessWallet } from './seamless-wallet.ts';

/**
 * Sends wins again that had no answer, rolls back bets whose round never ended, and closes rounds
 * that had paid already. Games are not resumed: an interrupted round is a void one.
 */
export async function recover(
  book: Book,
  walletOf: (vendorKey: Transaction['vendorKey']) => SeamlessWallet | undefined,
): Promise<number> {
  const of = Map.groupBy(book.all(), ({ roundId }) => roundId);
  const work: Promise<unknown>[] = [];
  for (const transactions of of.values()) {
    const wallet = walletOf(transactions[0]?.vendorKey ?? 'kplay');
    if (!wallet) continue;
    for (const transaction of unfinished(transactions)) {
      if (transaction.kind === 'bet') work.push(wallet.rollBack(transaction));
      else {
        if (!book.transaction(transaction.transactionId)) book.begin(transaction);
        work.push(wallet.deliver(transaction));
      }
    }
  }
  await Promise.all(work);
  return work.length;
}

type Booked = ReturnType<Book['all']> extends IterableIterator<infer One> ? One : never;

/** Of one round. A win's answer alone ends a round that kept no further spin open. */
function unfinished(round: readonly Booked[]): Transaction[] {
  const bets = round.filter(({ kind }) => kind === 'bet');
  return bets.flatMap((bet) => {
    const own = round.filter(({ refersTo }) => refersTo === bet.transactionId);
    const wins = own.filter(({ kind }) => kind === 'win' || kind === 'jackpot');
    if (bet.state === 'refused' || bet.state === 'cancelled') return [];
    const unsent = wins.filter(({ state }) => state === 'sent');
    if (wins.length === 0) return [bet];
    const isClosed = wins.some(({ keepsOpen }) => !keepsOpen);
    const last = wins.at(-1);
    return isClosed || !last ? unsent : [...unsent, closingAfter(last)];
  });
}

/** A win of nothing that ends the round. Its id is made of the last win's, so that it is sent once. */
function closingAfter(last: Booked): Transaction {
  return {
    ...last,
    transactionId: deriveId('game-round-closing', last.transactionId),
    kind: 'win',
    amount: '0',
    keepsOpen: false,
  };
}
