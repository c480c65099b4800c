/**
 * Invariant: what left one side is on its way until the other side or our own has it. An answer that did
 * not come decides nothing: the vendor is asked by our id.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';

/**
 * - `taking`: the wallet is asked to give up cash; `sending`: the vendor is asked; `unknown`: it did not
 *   answer; `paying`: the wallet is asked to take back what the vendor gave; `returning`: or what it
 *   refused.
 * - `done`, `refused` and `returned` are ends.
 */
export const transferStates = [
  'taking',
  'sending',
  'unknown',
  'paying',
  'returning',
  'done',
  'refused',
  'returned',
] as const;
export type TransferState = (typeof transferStates)[number];

/** So long whoever drives a transfer has for each step before somebody else asks about it, in milliseconds. */
export const OWN_MS = 15_000;

/** `in`: from cash to the vendor; `out`: back. */
export type Direction = 'in' | 'out';

export type Transfer = {
  readonly transferId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly vendorKey: string;
  readonly direction: Direction;
  readonly amount: Won;
  readonly state: TransferState;
  /** The wallet's code where it refused, or ours where it is held; empty otherwise. */
  readonly reason: string;
  readonly attempts: number;
  readonly startedAt: Date;
};

/** What came back from the wallet or the vendor; what contradicts us decides as little as no answer. */
export type TransferNews =
  | 'wallet-applied'
  | 'wallet-refused'
  | 'vendor-done'
  | 'vendor-refused'
  | 'vendor-contradicts'
  | 'unanswered';

/** What the wallet is asked for in a transfer. */
export type TransferCommand = 'game_money_out' | 'game_money_in';

/** The id of a transfer's command: the same however often it is asked for. */
export function transferCommandId(transferId: string, kind: TransferCommand): string {
  return deriveId(`transfer-${kind}`, transferId);
}

type Steps = Partial<Record<TransferState, Partial<Record<TransferNews, TransferState>>>>;

/** Money was asked for, and nobody has said what became of it. */
const undecided = { 'vendor-contradicts': 'unknown', unanswered: 'unknown' } as const;

const steps: Record<Direction, Steps> = {
  in: {
    taking: { 'wallet-applied': 'sending', 'wallet-refused': 'refused' },
    sending: { 'vendor-done': 'done', 'vendor-refused': 'returning', ...undecided },
    unknown: { 'vendor-done': 'done', 'vendor-refused': 'returning' },
    returning: { 'wallet-applied': 'returned' },
  },
  out: {
    sending: { 'vendor-done': 'paying', 'vendor-refused': 'refused', ...undecided },
    unknown: { 'vendor-done': 'paying', 'vendor-refused': 'refused' },
    paying: { 'wallet-applied': 'done' },
  },
};

/** How a transfer goes on; it stays as it is by what means nothing to it. */
export function afterNews(
  { direction, state }: Pick<Transfer, 'direction' | 'state'>,
  news: TransferNews,
): TransferState {
  return steps[direction][state]?.[news] ?? state;
}

/** Why a transfer home was refused by ourselves: the code that its member is given. */
export const HELD = 'G013';

/** Whether it was asked of nobody, as its vendor says that it has more than is believed. */
export function isHeld({ state, reason }: Pick<Transfer, 'state' | 'reason'>): boolean {
  return state === 'refused' && reason === HELD;
}

export function isEnded({ state }: Pick<Transfer, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'returned';
}

/** Whether the amount is on neither side: it left one, and has not come to the other. */
export function isInTransit({ direction, state }: Pick<Transfer, 'direction' | 'state'>): boolean {
  if (state === 'paying' || state === 'returning') return true;
  return direction === 'in' && (state === 'sending' || state === 'unknown');
}

const FIRST_RETRY_MS = 2_000;
const RETRY_MS_MAX = 60_000;

/** When it is asked again, after so many attempts. */
export function retryAfter(attempts: number): number {
  return Math.min(RETRY_MS_MAX, FIRST_RETRY_MS * 2 ** Math.min(attempts, 10));
}
