/**
 * Invariant: a request moves 0 request → 2 waiting → 1 complete or −1 cancel, and never back. Only
 * the member's own cancelling goes from request straight to cancel. A complete deposit may turn out not
 * to stand: it is taken back, once, and nothing follows.
 */

import type { Won } from '@noriter/kit/money';

/** The numbers are the specification's, but for what was taken back. Below zero nothing stands of it. */
export const requestStatus = {
  requested: 0,
  waiting: 2,
  completed: 1,
  cancelled: -1,
  takenBack: -2,
} as const;
export type RequestStatus = (typeof requestStatus)[keyof typeof requestStatus];

export const requestKind = { deposit: 1, withdrawal: 2 } as const;
export type RequestKind = (typeof requestKind)[keyof typeof requestKind];

/** A member's wish to bring money in or take it out. */
export type CashRequest = {
  readonly requestId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  readonly amount: Won;
  /** Given on top of a deposit when it is approved. */
  readonly bonusAmount: Won;
  /** Of a deposit: the promotion whose bonus was chosen, `none` for no bonus at all, else empty. */
  readonly bonusChoice: string;
  /** Of a deposit: the member's completed ones before it, in all and on its Korean day. */
  readonly depositsBefore: number;
  readonly depositsBeforeThatDay: number;
  /** Where a withdrawal is paid to: the masked account, and the version of it to pay to. */
  readonly payoutAccountMasked: string;
  readonly payoutAccountVersion: number;
  /** When the account, or what protects it, was changed last before the request; null for never. */
  readonly payoutChangedAt: Date | null;
  /** Why it was rejected or taken back; empty otherwise. */
  readonly reason: string;
};

/** What a request has that no bonus was chosen with. */
export const noBonus = { bonusChoice: '', depositsBefore: 0, depositsBeforeThatDay: 0 } as const;

/** wait, approve and reject are an operator's; cancel is the member's. */
export type RequestMove = 'wait' | 'approve' | 'reject' | 'cancel';

/** T001 must wait first, T999 already processed, F001 an operator is at work on it. */
export type MoveRefusal = 'T001' | 'T999' | 'F001';

export type MoveResult = { to: RequestStatus } | { refusal: MoveRefusal };

/** Where a move leads from a status, or why it does not. */
export function moveRequest(status: RequestStatus, move: RequestMove): MoveResult {
  switch (status) {
    case requestStatus.requested:
      if (move === 'wait') return { to: requestStatus.waiting };
      if (move === 'cancel') return { to: requestStatus.cancelled };
      return { refusal: 'T001' };
    case requestStatus.waiting:
      if (move === 'approve') return { to: requestStatus.completed };
      if (move === 'reject') return { to: requestStatus.cancelled };
      return { refusal: move === 'cancel' ? 'F001' : 'T999' };
    case requestStatus.completed:
    case requestStatus.cancelled:
    case requestStatus.takenBack:
      return { refusal: 'T999' };
    default:
      return status satisfies never;
  }
}

/**
 * Why a request cannot be taken back, if it cannot: T002 it is no completed deposit, T999 it was taken
 * back already.
 */
export function takeBackRefusal({
  kind,
  status,
}: Pick<CashRequest, 'kind' | 'status'>): 'T002' | 'T999' | null {
  if (status === requestStatus.takenBack) return 'T999';
  const isStanding = kind === requestKind.deposit && status === requestStatus.completed;
  return isStanding ? null : 'T002';
}

/** Whether money or an operator is still busy with it: a member has one such request at most. */
export function isOpen(status: RequestStatus): boolean {
  return status === requestStatus.requested || status === requestStatus.waiting;
}

/** A status as the database keeps it. @throws Error for a number that is none */
export function parseRequestStatus(value: number): RequestStatus {
  const status = Object.values(requestStatus).find((known) => known === value);
  if (status === undefined) throw new Error(`${value} is no status of a request.`);
  return status;
}
