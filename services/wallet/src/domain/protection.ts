/**
 * Invariant: while a member is kept from playing no money comes in, and never more in a period
 * than its limit lets through. Taking money home is never in the way of this.
 */
import type { Won } from '@noriter/kit/money';
import { type Period, type PerPeriod, periods } from './calendar.ts';

/** A member's protection as identity reports it; of two, the one of the higher version applies. */
export type Gate = {
  readonly version: number;
  readonly timeOutUntil: Date | null;
  readonly excluded: boolean;
  readonly deposit: PerPeriod<Won | null>;
  /** On the net loss from betting. */
  readonly loss: PerPeriod<Won | null>;
  /** On what is staked, whatever comes back. */
  readonly wager: PerPeriod<Won | null>;
};

const unlimited = { day: null, week: null, month: null };

export const openGate: Gate = {
  version: 0,
  timeOutUntil: null,
  excluded: false,
  deposit: unlimited,
  loss: unlimited,
  wager: unlimited,
};

/** Only an operator ends an exclusion: for what compares moments it has no end. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** The moment before which no stake is taken. */
export function closedUntil({ excluded, timeOutUntil }: Gate): Date | null {
  return excluded ? NEVER : timeOutUntil;
}

export type Closed = { state: 'excluded' } | { state: 'timeOut'; until: Date };

/** What keeps the member from playing now, if anything does. */
export function closedBy(
  { excluded, timeOutUntil }: Pick<Gate, 'excluded' | 'timeOutUntil'>,
  now: Date,
): Closed | null {
  if (excluded) return { state: 'excluded' };
  if (timeOutUntil === null || timeOutUntil <= now) return null;
  return { state: 'timeOut', until: timeOutUntil };
}

/** How much of a limit is gone, and what is left of it. */
export type Used = { readonly period: Period; readonly limit: Won; readonly remaining: Won };

/** The limit an amount would break; of several the one that leaves least, and longest. */
export function depositBreach(
  amount: Won,
  used: PerPeriod<Won>,
  limits: PerPeriod<Won | null>,
): Used | null {
  return periods.reduce<Used | null>((worst, period) => {
    const limit = limits[period];
    if (limit === null || used[period] + amount <= limit) return worst;
    const remaining = remainingOf(limit, used[period]);
    return worst === null || remaining <= worst.remaining ? { period, limit, remaining } : worst;
  }, null);
}

export function remainingOf(limit: Won, used: Won): Won {
  return used < limit ? limit - used : 0n;
}
