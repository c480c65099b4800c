/**
 * Invariant: an offer is what the ticket is worth at the prices of the moment, less the margin,
 * rounded down once; it is paid at no price that is worse for the house than the one it was made at.
 * A fold bonus is for tickets that run to their end, so no offer holds any of it.
 */
import type { Won } from '@noriter/kit/money';
import { type Fraction, fraction, one, partOf, plus, times } from '../settlement/fraction.ts';
import { isLost, type LegResult, legFactor } from '../settlement/leg-result.ts';
import type { Odds } from '../settlement/odds.ts';
import { linesOf, type OpenTicket, stakeOf } from '../settlement/ticket.ts';

/** In ten-thousandths of what the ticket is worth: 9500n keeps 5 %. */
export type CashOutRate = bigint;

export const CASH_OUT_RATE_DEFAULT: CashOutRate = 9_500n;
const RATE_SCALE = 10_000n;

/** Milliseconds an offer stands. */
export const OFFER_STANDS_MS = 10_000;

export type CashOutLeg = {
  /** As they were accepted. */
  readonly odds: Odds;
  /** Null while it is open. */
  readonly result: LegResult | null;
  /** The present odds of an open leg; null while its market is suspended. */
  readonly present: Odds | null;
};

export type CashOutTicket = OpenTicket<CashOutLeg>;

export type CashOutOffer = {
  readonly amount: Won;
  /** Of each line: so much of it is given up, and the rest runs on. */
  readonly lineStake: Won;
  readonly expiresAt: Date;
};

export type CashOutRefusal = {
  readonly refusal: 'B1060' | 'B1061' | 'B1062';
  readonly fault: 'lost' | 'decided' | 'suspended' | 'too-little' | 'expired' | 'moved';
  /** What it is worth now, where prices moved. */
  readonly amount?: Won;
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
 * is paid, neither more nor less.
 */
export function takeOffer(
  ticket: CashOutTicket,
  offer: CashOutOffer,
  wish: Omit<CashOutWish, 'lineStake'>,
): { readonly paid: Won } | CashOutRefusal {
  if (wish.now >= offer.expiresAt) return { refusal: 'B1061', fault: 'expired' };
  const present = offerFor(ticket, { ...wish, lineStake: offer.lineStake });
  if ('refusal' in present) return present;
  if (present.amount < offer.amount) {
    return { refusal: 'B1062', fault: 'moved', amount: present.amount };
  }
  return { paid: offer.amount };
}

/** Of one won on each line: what is decided, times what open legs have gained or lost. */
function worthOf({ legs, linesOf: size }: CashOutTicket): Fraction | CashOutRefusal {
  const alive = linesOf(legs, size).filter((line) =>
    line.every(({ result }) => result === null || !isLost(result)),
  );
  if (alive.length === 0) return { refusal: 'B1060', fault: 'lost' };
  const open = alive.flat().filter(({ result }) => result === null);
  if (open.length === 0) return { refusal: 'B1060', fault: 'decided' };
  if (open.some(({ present }) => present === null)) {
    return { refusal: 'B1060', fault: 'suspended' };
  }
  const worths = alive.map((line) => line.reduce((all, leg) => times(all, gainOf(leg)), one));
  return worths.reduce(plus);
}

function gainOf({ odds, result, present }: CashOutLeg): Fraction {
  return result === null ? fraction(odds, present ?? odds) : legFactor(odds, result);
}

function rateOf(rate: CashOutRate): Fraction {
  if (rate <= 0n || rate > RATE_SCALE) throw new RangeError('No offer is above its worth.');
  return fraction(rate, RATE_SCALE);
}

/** No offer is above the most the same part of the ticket could return. */
function limited(ticket: CashOutTicket, lineStake: Won, amount: Won): Won {
  if (ticket.returnMax === null) return amount;
  const most = partOf(ticket.returnMax, fraction(lineStake, ticket.lineStake));
  return amount < most ? amount : most;
}
