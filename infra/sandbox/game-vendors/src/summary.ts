import type { Outside } from './outside.ts';
import { type VendorKey, vendorKeys } from './vendors/vendors.ts';

/** What one vendor believes: counts and sums in won. A fault run compares it with the site's books. */
export type VendorBooks = {
  bets: number;
  staked: bigint;
  wins: number;
  won: bigint;
  rolledBack: number;
  returned: bigint;
  refused: number;
  /** Not answered yet: these are still being delivered, or were given up. */
  waiting: number;
};

export function summaryOf(outside: Outside) {
  const books = new Map(vendorKeys.map((key) => [key, emptyBooks()]));
  for (const { vendorKey, kind, state, amount } of outside.book.all()) {
    const own = books.get(vendorKey);
    if (!own) continue;
    if (state === 'sent') own.waiting += 1;
    else if (state === 'refused') own.refused += 1;
    else if (kind === 'bet') {
      own.bets += 1;
      own.staked += BigInt(amount);
      if (state === 'cancelled') {
        own.rolledBack += 1;
        own.returned += BigInt(amount);
      }
    } else if (kind !== 'rollback') {
      own.wins += 1;
      own.won += BigInt(amount);
    }
  }
  const pending = Object.values(outside.wallets).reduce((sum, wallet) => sum + wallet.pending(), 0);
  return {
    books: Object.fromEntries<VendorBooks>(books) satisfies Partial<Record<VendorKey, VendorBooks>>,
    openRounds: outside.book.openRounds().length,
    /** Deliveries under way. */
    pending,
    seats: outside.seats.count(),
    atTransferVendor: outside.accounts.total(),
    calls: outside.tally.summary(),
    hostile: outside.hostile.summary(),
  };
}

function emptyBooks(): VendorBooks {
  return {
    bets: 0,
    staked: 0n,
    wins: 0,
    won: 0n,
    rolledBack: 0,
    returned: 0n,
    refused: 0,
    waiting: 0,
  };
}
