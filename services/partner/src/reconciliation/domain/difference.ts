/**
 * Invariant: a difference is of one check and one subject, so that finding it again is no second one.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Category } from '../../vocabulary/categories.ts';

/** What is compared with what; each fails, and is late, by itself. */
export const comparisons = [
  'accruals',
  'payments',
  'commission',
  'turnover',
  'rounds',
  'counted',
] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * What has to agree. shares: those of a bet and its rate of the turnover; lines: a chain's day and its
 * accruals; partner-days, member-days: what people's days come to and these lines; payments: a
 * settlement that ended and the ledger; commission: a row of the ledger and its settlement; bets, rounds:
 * what a bet counts for here and in betting, a round here and in the games gateway, whichever is asked
 * first.
 */
export const checkNames = [
  'shares',
  'lines',
  'partner-days',
  'member-days',
  'payments',
  'commission',
  'bets',
  'rounds',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Checks of what is looked at anew by each run, so that what is not found any more is right again. */
export const standingChecks = ['lines', 'partner-days', 'member-days'] as const;

export const faults = ['differs', 'missing', 'refused', 'unnoted', 'unknown', 'uncounted'] as const;
export type Fault = (typeof faults)[number];

export const figures = ['rolling', 'turnover', 'stake', 'returned', 'bets', 'amount'] as const;
export type Figure = (typeof figures)[number];

export type Difference = {
  readonly check: CheckName;
  readonly siteId: string;
  readonly subject: string;
  readonly fault: Fault;
  readonly figure: Figure;
  /** What it should be; null of what nobody here asked for. */
  readonly expected: bigint | null;
  /** What is there; null where nothing is. */
  readonly found: bigint | null;
  readonly day: string | null;
  readonly category: Category | null;
  readonly memberId: string | null;
};

export function differenceIdOf({ check, siteId, subject }: Difference): string {
  return deriveId('partner-difference', `${check} ${siteId} ${subject}`);
}
