/**
 * Invariant: cash, what is on its way and what lies with a vendor are one sum. It is so when the wallet and
 * the vendor each have of every ended transfer what its end says.
 */
import {
  isHeld,
  type Transfer,
  type TransferCommand,
  type TransferNews,
} from '../../transfer/domain/transfer.ts';

type Ended = Pick<Transfer, 'direction' | 'state' | 'reason'>;

/** What each side has of a transfer: whether cash went out and came in, and the vendor's word. */
export type TransferBooks = {
  readonly out: boolean;
  readonly in: boolean;
  /** Null where the vendor was never asked. */
  readonly vendor: 'vendor-done' | 'vendor-refused' | null;
};

/** What the two sides have to have of a transfer that ended so. */
export function booksOf({ direction, state, reason }: Ended): TransferBooks {
  const isDone = state === 'done';
  if (isHeld({ state, reason })) return { out: false, in: false, vendor: null };
  if (direction === 'out') {
    return { out: false, in: isDone, vendor: isDone ? 'vendor-done' : 'vendor-refused' };
  }
  if (state === 'refused') return { out: false, in: false, vendor: null };
  return { out: true, in: !isDone, vendor: isDone ? 'vendor-done' : 'vendor-refused' };
}

/**
 * Compares a transfer's end with what was found. One that is held always differs: somebody has to look.
 *
 * @param vendor what it said; one that did not answer is asked later
 * @returns what differs, in words for whoever looks into it; empty when nothing does
 */
export function compareTransfer(
  ended: Ended,
  moved: Readonly<Record<TransferCommand, boolean>>,
  vendor: TransferNews | null,
): string[] {
  const wanted = booksOf(ended);
  return [
    ...(isHeld(ended) ? ['held'] : []),
    ...(wanted.out === moved.game_money_out ? [] : [`ledger out: ${moved.game_money_out}`]),
    ...(wanted.in === moved.game_money_in ? [] : [`ledger in: ${moved.game_money_in}`]),
    ...(wanted.vendor === vendor ? [] : [`vendor: ${vendor}`]),
  ];
}
