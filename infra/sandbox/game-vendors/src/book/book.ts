/**
 * What this process believes happened: its transactions, rounds and transfers. It is what the feed
 * shows and what a fault run compares with the site's books.
 */
import type { VendorKey } from '../vendors/vendors.ts';
import type { Journal } from './journal.ts';

export type Kind = 'bet' | 'win' | 'jackpot' | 'rollback';
/** `sent`: not answered yet; `cancelled`: a bet whose rollback was accepted. */
export type TransactionState = 'sent' | 'accepted' | 'refused' | 'cancelled';

export type Transaction = {
  readonly vendorKey: VendorKey;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly playerId: string;
  readonly session: string;
  readonly kind: Kind;
  /** Won, as decimal digits. */
  readonly amount: string;
  /** The bet that a win or a rollback is of. */
  readonly refersTo: string | null;
  readonly keepsOpen: boolean;
  readonly at: string;
};

export type RoundState = 'open' | 'closed' | 'cancelled';
export type Round = {
  readonly vendorKey: VendorKey;
  readonly roundId: string;
  readonly gameCode: string;
  readonly playerId: string;
  /** What happened in it, for whoever asks later: cards, stops, a seed. */
  readonly detail: Readonly<Record<string, unknown>>;
};

export type Entry =
  | { readonly is: 'transaction'; readonly transaction: Transaction }
  | {
      readonly is: 'state';
      readonly id: string;
      readonly state: TransactionState;
      readonly code: string;
    }
  | { readonly is: 'round'; readonly round: Round }
  | { readonly is: 'round-state'; readonly id: string; readonly state: RoundState };

type Booked = Transaction & { readonly state: TransactionState; readonly code: string };
type BookedRound = Round & { readonly state: RoundState };

/** Most transactions that are kept; the oldest go first. */
const KEPT_MAX = 1_000_000;

export type Book = ReturnType<typeof openBook>;

export function openBook(journal: Journal<Entry>) {
  const transactions = new Map<string, Booked>();
  const rounds = new Map<string, BookedRound>();
  const apply = (entry: Entry) => {
    switch (entry.is) {
      case 'transaction':
        transactions.set(entry.transaction.transactionId, {
          ...entry.transaction,
          state: 'sent',
          code: '',
        });
        if (transactions.size > KEPT_MAX)
          transactions.delete(transactions.keys().next().value ?? '');
        break;
      case 'state': {
        const known = transactions.get(entry.id);
        if (known) transactions.set(entry.id, { ...known, state: entry.state, code: entry.code });
        break;
      }
      case 'round':
        rounds.set(entry.round.roundId, { ...entry.round, state: 'open' });
        if (rounds.size > KEPT_MAX) rounds.delete(rounds.keys().next().value ?? '');
        break;
      case 'round-state': {
        const known = rounds.get(entry.id);
        if (known) rounds.set(entry.id, { ...known, state: entry.state });
      }
    }
  };
  for (const entry of journal.read()) apply(entry);
  const write = (entry: Entry) => {
    journal.append(entry);
    apply(entry);
  };
  return {
    begin: (transaction: Transaction) => write({ is: 'transaction', transaction }),
    settle: (id: string, state: TransactionState, code = '') =>
      write({ is: 'state', id, state, code }),
    openRound: (round: Round) => write({ is: 'round', round }),
    endRound: (id: string, state: RoundState) => write({ is: 'round-state', id, state }),
    transaction: (id: string) => transactions.get(id),
    round: (id: string) => rounds.get(id),
    all: (): IterableIterator<Booked> => transactions.values(),
    openRounds: () => [...rounds.values()].filter(({ state }) => state === 'open'),
  };
}

/** Whether a transaction belongs into the feed: what was refused never was. */
export function stands({ state }: { state: TransactionState }): boolean {
  return state === 'accepted' || state === 'cancelled';
}
