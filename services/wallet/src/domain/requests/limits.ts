/**
 * Invariant: a request inside its limits is the only one that is taken; the first limit it breaks,
 * in the order of this file, is the one the member sees.
 */
import type { Won } from '@noriter/kit/money';
import type { RequestLimits } from '../policy/policy.ts';

/** What a member asked for in the Korean day so far; cancelled requests are not in it. */
export type AskedToday = { readonly amount: Won; readonly requests: number };

/** Which limit is broken, and its value in won or in requests. */
export type LimitBreach = {
  readonly limit: 'minimum' | 'unit' | 'maximum' | 'perDay' | 'requestsPerDay';
  readonly value: Won;
};

/** An amount as a member typed it, or undefined when it is not a positive whole number. */
export function typedAmount(text: string): Won | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  const amount = BigInt(digits);
  return amount > 0n ? amount : undefined;
}

/** The first limit one request breaks by itself. */
export function breachOf(amount: Won, limits: RequestLimits): LimitBreach | null {
  if (amount < limits.minimum) return { limit: 'minimum', value: limits.minimum };
  if (limits.unit > 0n && amount % limits.unit !== 0n) return { limit: 'unit', value: limits.unit };
  if (amount > limits.maximum) return { limit: 'maximum', value: limits.maximum };
  return null;
}

/** What a day still holds after what was asked for in it. */
export function leftToday(today: AskedToday, limits: RequestLimits): AskedToday {
  const amount = limits.perDay - today.amount;
  return {
    amount: amount > 0n ? amount : 0n,
    requests: Math.max(0, limits.requestsPerDay - today.requests),
  };
}

/** The first limit of the day it breaks, with what was asked before. */
export function dayBreachOf(
  amount: Won,
  today: AskedToday,
  limits: RequestLimits,
): LimitBreach | null {
  if (today.requests >= limits.requestsPerDay) {
    return { limit: 'requestsPerDay', value: BigInt(limits.requestsPerDay) };
  }
  if (today.amount + amount > limits.perDay) return { limit: 'perDay', value: limits.perDay };
  return null;
}
