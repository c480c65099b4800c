import type { Won } from '@noriter/kit/money';
import { type Fraction, fraction, one, partOf, plus, times } from '@noriter/rules/fraction';
import { isLost, type LegResult, legFactor } from '@noriter/rules/leg-result';
import { ticketLines } from '@noriter/rules/lines';
import type { Odds } from '@noriter/rules/odds';
import type { OpenTicket } from '@noriter/rules/ticket';
import type { CashOutRate } from '../../sportsbook/domain/rules.ts';

const RATE_SCALE = 10_000n;

export type CashOutLeg = {
  /** As they were accepted. */
  readonly odds: Odds;
  /** Null while it is open. */
  readonly result: LegResult | null;
  /** What an open leg is worth by (`presentOdds`); null while its market is suspended. */
  readonly present: Odds | null;
};

export type CashOutTicket = OpenTicket<CashOutLeg>;

export type CashOutRefusal = {
  readonly refusal: 'B1060' | 'B1061' | 'B1062';
  readonly fault: 'lost' | 'decided' | 'suspended' | 'too-little' | 'expired' | 'moved' | 'waiting';
  /** What it is worth now, where prices moved. */
  readonly amount?: Won;
};

/**
 * The odds that an open leg is worth by. It has gained only where the feed itself has gone below what it was
 * accepted at: what an operator takes off the price is no gain, or a margin would pay whoever holds a ticket.
 *
 * @param accepted the leg's own
 * @param offer.odds as it is offered, less the margin
 */
export function presentOdds(
  accepted: Odds,
  { odds, fedOdds }: { odds: Odds; fedOdds: Odds },
): Odds {
  const least = fedOdds < accepted ? fedOdds : accepted;
  return odds > least ? odds : least;
}

/** Of one won on each line: what is decided, times what open legs have gained or lost. */
export function worthOf({ legs, linesOf: size }: CashOutTicket): Fraction | CashOutRefusal {
  const alive = ticketLines(legs, size).filter((line) =>
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

export function rateOf(rate: CashOutRate): Fraction {
  if (rate <= 0n || rate > RATE_SCALE) throw new RangeError('No offer is above its worth.');
  return fraction(rate, RATE_SCALE);
}

/** No offer is above the most the same part of the ticket could return. */
export function limited(ticket: CashOutTicket, lineStake: Won, amount: Won): Won {
  if (ticket.returnMax === null) return amount;
  const most = partOf(ticket.returnMax, fraction(lineStake, ticket.lineStake));
  return amount < most ? amount : most;
}
