/**
 * Invariant: a correction beyond what one operator may do alone needs four-eyes. Whoever asked
 * for it never agrees to it, and it is decided once.
 */
import type { RequestStatus } from '@noriter/four-eyes/request';
import type { Won } from '@noriter/kit/money';

/** Which way cash is corrected; what a member owes is only ever written off. */
export const cashDirections = ['up', 'down'] as const;
export type CashDirection = (typeof cashDirections)[number];

export const adjustmentDirections = [...cashDirections, 'write_off'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

export type AdjustmentRequest = {
  readonly requestId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly direction: AdjustmentDirection;
  readonly amount: Won;
  readonly reason: string;
  readonly status: RequestStatus;
  readonly askedBy: string;
  /** The debt that is to be written off; null for a correction of cash. */
  readonly debtId: string | null;
};
