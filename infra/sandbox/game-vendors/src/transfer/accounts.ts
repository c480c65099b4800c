/** The wallet that this process keeps itself: money comes in and goes out by transfers. */
import type { Journal } from '../book/journal.ts';

export type Direction = 'in' | 'out';
export type Transfer = {
  readonly transferId: string;
  readonly playerId: string;
  readonly direction: Direction;
  /** Won, as decimal digits. */
  readonly amount: string;
  readonly status: 'done' | 'refused';
  readonly code: string;
};
export type AccountEntry =
  | { readonly is: 'account'; readonly playerId: string }
  | { readonly is: 'transfer'; readonly transfer: Transfer }
  | { readonly is: 'fence'; readonly transferId: string }
  | { readonly is: 'play'; readonly playerId: string; readonly change: string };

export type TransferAnswer = { status: 'done' | 'refused'; balance: string; code?: string };
export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(journal: Journal<AccountEntry>) {
  const balances = new Map<string, bigint>();
  const transfers = new Map<string, Transfer>();
  const fenced = new Set<string>();
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n;
  const apply = (entry: AccountEntry) => {
    if (entry.is === 'account') balances.set(entry.playerId, balanceOf(entry.playerId));
    else if (entry.is === 'fence') fenced.add(entry.transferId);
    else if (entry.is === 'play') {
      balances.set(entry.playerId, balanceOf(entry.playerId) + BigInt(entry.change));
    } else {
      const { transferId, playerId, direction, amount, status } = entry.transfer;
      transfers.set(transferId, entry.transfer);
      if (status === 'refused') return;
      const change = direction === 'in' ? BigInt(amount) : -BigInt(amount);
      balances.set(playerId, balanceOf(playerId) + change);
    }
  };
  for (const entry of journal.read()) apply(entry);
  const write = (entry: AccountEntry) => {
    journal.append(entry);
    apply(entry);
  };
  return {
    create(playerId: string): void {
      if (!balances.has(playerId)) write({ is: 'account', playerId });
    },
    knows: (playerId: string) => balances.has(playerId),
    balanceOf,
    /** The same id again gets the same answer; with another body it is refused. */
    transfer(
      asked: Pick<Transfer, 'transferId' | 'playerId' | 'direction' | 'amount'>,
    ): TransferAnswer {
      const { transferId, playerId, direction, amount } = asked;
      const balance = () => String(balanceOf(playerId));
      const known = transfers.get(transferId);
      if (known) {
        const isSame =
          known.playerId === playerId && known.direction === direction && known.amount === amount;
        if (!isSame) return { status: 'refused', balance: balance(), code: 'conflict' };
        return answerOf(known, balance());
      }
      const code = refusalOf();
      const status = code === '' ? 'done' : 'refused';
      // A fenced id stays unknown: it can never be done.
      const transfer: Transfer = { ...asked, status, code };
      write({ is: 'transfer', transfer });
      return answerOf(transfer, balance());

      function refusalOf(): string {
        if (fenced.has(transferId)) return 'closed';
        if (!balances.has(playerId)) return 'unknown_player';
        return direction === 'out' && BigInt(amount) > balanceOf(playerId)
          ? 'insufficient_funds'
          : '';
      }
    },
    /** Who asks for an id that is not known closes it: a transfer that comes later is refused. */
    status(transferId: string) {
      const known = transfers.get(transferId);
      if (known) return { status: known.status, amount: known.amount, direction: known.direction };
      if (!fenced.has(transferId)) write({ is: 'fence', transferId });
      return { status: 'unknown' as const, amount: null, direction: null };
    },
    /** Stakes and wins of the game; never below nothing. @returns the balance, or null when short */
    play(playerId: string, stake: bigint, win: bigint): bigint | null {
      if (balanceOf(playerId) < stake) return null;
      write({ is: 'play', playerId, change: String(win - stake) });
      return balanceOf(playerId);
    },
    /** All the money that stands here, in won. */
    total: () => [...balances.values()].reduce((sum, own) => sum + own, 0n),
  };
}

function answerOf({ status, code }: Transfer, balance: string): TransferAnswer {
  return { status, balance, ...(code === '' ? {} : { code }) };
}
