/**
 * Invariant: what moves much money takes two people. Whoever asked for it never agrees to it, and a
 * request is decided once. Voids of rounds and tickets and results by hand are such requests.
 */
import type { Won } from '@noriter/kit/money';

export const requestStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** approve and refuse are the second operator's, withdraw is for who asked. */
export const requestMoves = ['approve', 'refuse', 'withdraw'] as const;
export type RequestMove = (typeof requestMoves)[number];

/** What one operator may move alone, by decisions of one kind and one Korean day together. */
export const ALONE_WON_MAX: Won = 1_000_000n;

/** @param moved in both directions, in won */
export function takesTwo(moved: Won, aloneToday: Won): boolean {
  return moved + aloneToday > ALONE_WON_MAX;
}

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Where a move leads, or why this operator may not make it: B1034 decided already, B1035 not his. */
export function moveRequest(
  { status, askedBy }: { status: RequestStatus; askedBy: string },
  move: RequestMove,
  operatorId: string,
): { to: Exclude<RequestStatus, 'waiting'> } | { refusal: 'B1034' | 'B1035' } {
  if (status !== 'waiting') return { refusal: 'B1034' };
  const isOwn = askedBy === operatorId;
  if (isOwn !== (move === 'withdraw')) return { refusal: 'B1035' };
  return { to: outcomes[move] };
}
