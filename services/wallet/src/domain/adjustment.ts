/**
 * Invariant: a correction beyond what one operator may do alone takes two people. Whoever asked
 * for it never agrees to it, and it is decided once.
 */
import type { Won } from '@noriter/kit/money';

export const adjustmentStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** Which way cash is corrected; what a member owes is only ever written off. */
export const cashDirections = ['up', 'down'] as const;
export type CashDirection = (typeof cashDirections)[number];

export const adjustmentDirections = [...cashDirections, 'write_off'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** approve and refuse are the second operator's, withdraw is for who asked. */
export const adjustmentMoves = ['approve', 'refuse', 'withdraw'] as const;
export type AdjustmentMove = (typeof adjustmentMoves)[number];

export type AdjustmentRequest = {
  readonly requestId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly direction: AdjustmentDirection;
  readonly amount: Won;
  readonly reason: string;
  readonly status: AdjustmentStatus;
  readonly askedBy: string;
  /** The debt that is to be written off; null for a correction of cash. */
  readonly debtId: string | null;
};

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Where a move leads, or why this operator may not make it: T999 processed, W010 the wrong one. */
export function moveAdjustment(
  { status, askedBy }: Pick<AdjustmentRequest, 'status' | 'askedBy'>,
  move: AdjustmentMove,
  operatorId: string,
): { to: Exclude<AdjustmentStatus, 'waiting'> } | { refusal: 'T999' | 'W010' } {
  if (status !== 'waiting') return { refusal: 'T999' };
  const isOwn = askedBy === operatorId;
  if (isOwn !== (move === 'withdraw')) return { refusal: 'W010' };
  return { to: outcomes[move] };
}

/**
 * What an operator does alone with one member counts together for a Korean day, so that a large
 * correction does not pass as many small ones.
 */
export function needsSecondOperator(asked: {
  amount: Won;
  /** What the operator has already moved by hand for this member today. */
  aloneToday: Won;
  aloneMax: Won;
}): boolean {
  return asked.aloneToday + asked.amount > asked.aloneMax;
}
