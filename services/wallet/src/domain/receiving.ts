/**
 * Invariant: what others transfer to a member counts for the member's deposit limits as a deposit does, less
 * what transfers took of it again; and nothing arrives while nothing may be deposited.
 */
import type { Won } from '@noriter/kit/money';
import { type PerPeriod, perPeriod } from './calendar.ts';
import { closedBy, depositBreach, type Gate } from './protection.ts';

/** What came to a member in the present periods. */
export type Incoming = {
  /** Asked for at the bank. */
  readonly requested: PerPeriod<Won>;
  /** By transfers, less what transfers took of it again. */
  readonly transferred: PerPeriod<Won>;
};

const none = { day: 0n, week: 0n, month: 0n };

export const noIncoming: Incoming = { requested: none, transferred: none };

/**
 * What transfers brought in their order, less what later ones took of it. What they took of other money, such as of
 * what was won, makes no room: else it would be brought in again past any limit.
 */
export function broughtBy(amounts: readonly Won[]): Won {
  return amounts.reduce((sum, amount) => (sum + amount > 0n ? sum + amount : 0n), 0n);
}

/** What of the deposit limits is used. */
export function depositsUsed({ requested, transferred }: Incoming): PerPeriod<Won> {
  return perPeriod((period) => requested[period] + transferred[period]);
}

/** Whom a transfer goes to, as far as it decides whether it may. */
export type Receiver = {
  /** Kept from playing, or by an operator from depositing. */
  readonly isClosed: boolean;
  readonly limits: PerPeriod<Won | null>;
  readonly incoming: Incoming;
};

type Known = { gate: Pick<Gate, 'excluded' | 'timeOutUntil' | 'deposit'>; isBanned: boolean };

export function receiverOf({ gate, isBanned }: Known, incoming: Incoming, now: Date): Receiver {
  const isClosed = isBanned || closedBy(gate, now) !== null;
  return { isClosed, limits: gate.deposit, incoming };
}

/** Whether so much may be transferred to the member. One that nothing is known of has no limits. */
export function mayReceive(receiver: Receiver | undefined, amount: Won): boolean {
  if (receiver === undefined) return true;
  const { isClosed, limits, incoming } = receiver;
  return !isClosed && depositBreach(amount, depositsUsed(incoming), limits) === null;
}

/** The same after a transfer of the present moment; what it takes is below zero. */
export function withTransfer(receiver: Receiver, amount: Won): Receiver {
  const { requested, transferred } = receiver.incoming;
  const after = perPeriod((period) => broughtBy([transferred[period], amount]));
  return { ...receiver, incoming: { requested, transferred: after } };
}
