// Invariant: a limit gets stricter at once. It gets looser only when that was asked for at least 24
// hours ago and the member confirms it then; what is not confirmed within a week is forgotten.
import type { Won } from '@noriter/kit/money';

export const limitKinds = ['deposit', 'loss', 'wager'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Periods of the Korean calendar; a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A raise or a removal on its way. */
export type Raise = { readonly amount: Won | null; readonly askedAt: Date };

/** Won in a period; null is no limit. */
export type Limit = { readonly amount: Won | null; readonly raise: Raise | null };

export const noLimit: Limit = { amount: null, raise: null };

const HOUR_MS = 60 * 60_000;
const RAISE_WAITS_MS = 24 * HOUR_MS;
/** A raise that is always ready would make the next wait worth nothing. */
const RAISE_OPEN_MS = 7 * 24 * HOUR_MS;

/** Whether one amount lets more through than another. */
export function isLooser(one: Won | null, other: Won | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/** Sets a limit: as far as it is stricter at once, as far as it is looser as a raise that waits. */
export function askLimit(limit: Limit, wanted: Won | null, now: Date): Limit {
  if (!isLooser(wanted, limit.amount)) return { amount: wanted, raise: null };
  const waiting = openRaise(limit, now);
  // The same wish again must not begin its wait anew.
  if (waiting?.amount === wanted && waiting !== null) return limit;
  return { amount: limit.amount, raise: { amount: wanted, askedAt: now } };
}

/** The raise that can still come about, if there is one. */
export function openRaise({ raise }: Limit, now: Date): Raise | null {
  return raise !== null && now < raiseEnds(raise) ? raise : null;
}

export function raiseBegins({ askedAt }: Raise): Date {
  return new Date(askedAt.getTime() + RAISE_WAITS_MS);
}

/** The first moment at which it is too late to confirm. */
export function raiseEnds(raise: Raise): Date {
  return new Date(raiseBegins(raise).getTime() + RAISE_OPEN_MS);
}

type Confirmation = { limit: Limit } | { refusal: 'none' } | { refusal: 'early'; from: Date };

/** The member's confirmation, which a raise needs. */
export function confirmRaise(limit: Limit, now: Date): Confirmation {
  const raise = openRaise(limit, now);
  if (raise === null) return { refusal: 'none' };
  const from = raiseBegins(raise);
  if (now < from) return { refusal: 'early', from };
  return { limit: { amount: raise.amount, raise: null } };
}

/** The limit without its raise. */
export function withdrawn(limit: Limit): Limit {
  return { ...limit, raise: null };
}

/** Of several limits the strictest applies. */
export function strictest(amounts: readonly (Won | null)[]): Won | null {
  return amounts.reduce((least, amount) => (isLooser(least, amount) ? amount : least), null);
}
