/**
 * Invariant: a member takes a bet back only while nobody can know anything of its end: nothing it
 * is a bet on has begun, by the feed's word or by the clock; what is put off has not.
 */
import type { CancelRule } from '../../sportsbook/domain/rules.ts';

/** Why a bet is void that its member took back. */
export const CANCELLED = 'cancelled';

export type CancelCase = {
  /** It is accepted, and nothing of it was settled or bought back. */
  readonly isUntouched: boolean;
  readonly placedAt: Date;
  /** By the database's clock. */
  readonly at: Date;
  /** A leg was bet on in play, has begun by the start that holds now, or will not begin any more. */
  readonly hasStarted: boolean;
  /** Bets that the member took back on this Korean day. */
  readonly cancelledToday: number;
};

/** B1063 too late, B1064 too many of the day, B1065 started, B1066 not as it was accepted. */
export type CancelRefusal = 'B1063' | 'B1064' | 'B1065' | 'B1066';

export function cancelRefusal(one: CancelCase, rule: CancelRule): CancelRefusal | null {
  if (!one.isUntouched) return 'B1066';
  if (one.hasStarted) return 'B1065';
  const lastMoment = one.placedAt.getTime() + rule.minutesMax * 60_000;
  if (one.at.getTime() > lastMoment) return 'B1063';
  return one.cancelledToday >= rule.perDayMax ? 'B1064' : null;
}
