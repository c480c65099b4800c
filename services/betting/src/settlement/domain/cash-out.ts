/**
 * Invariant: an offer is what the ticket is worth at the prices of the moment, less the margin,
 * rounded down once; it is paid at no price that is worse for the house than the one it was made at.
 * A fold bonus is for tickets that run to their end, so no offer holds any of it.
 */
import type { Won } from '@noriter/kit/money';
import { partOf, times } from '@noriter/rules/fraction';
import { stakeOf } from '@noriter/rules/ticket';
import type { CashOutRate } from '../../sportsbook/domain/rules.ts';
import {
  type CashOutRefusal,
  type CashOutTicket,
  limited,
  rateOf,
  worthOf,
} from './cash-out-worth.ts';

/** Milliseconds an offer stands. */
export const OFFER_STANDS_MS = 10_000;

export type CashOutOffer = {
  readonly amount: Won;
  /** Of each line: so much of it is given up, and the rest runs on. */
  readonly lineStake: Won;
  readonly expiresAt: Date;
};

export type CashOutWish = {
  /** Of each line; the ticket's own for all of it. */
  readonly lineStake: Won;
  readonly rate: CashOutRate;
  readonly now: Date;
  /** The least that may run on, over all lines. */
  readonly stakeMinimum: Won;
};

/** What is offered for a part of a ticket, or all of it. */
export function offerFor(
  ticket: CashOutTicket,
  { lineStake, rate, now, stakeMinimum }: CashOutWish,
): CashOutOffer | CashOutRefusal {
  const rest = ticket.lineStake - lineStake;
  const isPart = lineStake > 0n && rest >= 0n;
  if (!isPart) throw new RangeError('A part of a ticket is no more than all of it.');
  const kept = stakeOf({ ...ticket, lineStake: rest });
  if (rest > 0n && kept < stakeMinimum) return { refusal: 'B1060', fault: 'too-little' };
  const worth = worthOf(ticket);
  if ('refusal' in worth) return worth;
  const amount = limited(ticket, lineStake, partOf(lineStake, times(worth, rateOf(rate))));
  if (amount === 0n) return { refusal: 'B1060', fault: 'too-little' };
  return { amount, lineStake, expiresAt: new Date(now.getTime() + OFFER_STANDS_MS) };
}

/**
 * Whether an offer is paid when it is taken. A rise in its worth changes nothing: what was offered
 * is paid, neither more nor less. One of more than is left, since another was taken meanwhile, is over.
 */
export function takeOffer(
  ticket: CashOutTicket,
  offer: CashOutOffer,
  wish: Omit<CashOutWish, 'lineStake'>,
): { readonly paid: Won } | CashOutRefusal {
  const isMore = offer.lineStake > ticket.lineStake;
  if (isMore || wish.now >= offer.expiresAt) return { refusal: 'B1061', fault: 'expired' };
  const present = offerFor(ticket, { ...wish, lineStake: offer.lineStake });
  if ('refusal' in present) return present;
  if (present.amount < offer.amount) {
    return { refusal: 'B1062', fault: 'moved', amount: present.amount };
  }
  return { paid: offer.amount };
}
