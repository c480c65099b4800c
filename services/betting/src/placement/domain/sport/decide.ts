/**
 * Invariant: a slip is accepted or refused as a whole, by its own record and the context it is read
 * in. Checks come in one order, and each refusal names the ticket, its leg and the reason.
 */
import { legText } from '@noriter/rules/leg-name';
import { formatOdds } from '@noriter/rules/odds';
import { refusedPrices } from '@noriter/rules/price-policy';
import { possibleReturns, stakeOf } from '@noriter/rules/ticket';
import { playerRefusal } from '../player.ts';
import type { AcceptedLeg, AcceptedTicket, AskedTicket, SportAsk, SportContext } from './ask.ts';
import { named, problems, refused, type SportRefused } from './sport-refusals.ts';
import {
  limitRefusal,
  matrixRefusal,
  oddsRefusal,
  openBetsRefusal,
  shapeRefusal,
  type TicketCase,
} from './ticket-checks.ts';

export type SportDecision = { readonly tickets: readonly AcceptedTicket[] } | SportRefused;

export function decideSportPlacement(ask: SportAsk, context: SportContext): SportDecision {
  const kept = playerRefusal(context);
  if (kept) return { refusal: kept, params: {}, problems: [] };
  const tickets: AcceptedTicket[] = [];
  for (const [at, asked] of ask.tickets.entries()) {
    const broken = shapeRefusal(asked, at, context);
    if (broken) return broken;
    const priced = pricedTicket(ask, asked, at, context);
    if ('refusal' in priced) return priced;
    // A ticket of the slip counts for the next one as if it had just been placed.
    const open = [...context.open, ...tickets.map((one) => ({ ...one, isRecent: true }))];
    const one: TicketCase = { at, ticket: priced, open, context };
    const refusal =
      oddsRefusal(one) ?? matrixRefusal(one) ?? limitRefusal(one) ?? openBetsRefusal(one);
    if (refusal) return refusal;
    tickets.push(priced);
  }
  return { tickets };
}

/**
 * Revalidation at the end of the bet delay: every leg is open and was not stopped since, and
 * stands at a price the policy takes. Limits were counted when the ticket was written.
 */
export function revalidateTickets(
  ask: SportAsk,
  context: Pick<SportContext, 'offers' | 'rules'>,
  askedAt: Date,
): SportDecision {
  const offers = context.offers.map((offer) => {
    const isStopped = offer.stoppedAt !== null && offer.stoppedAt >= askedAt;
    return { ...offer, isOpen: offer.isOpen && !isStopped };
  });
  const tickets: AcceptedTicket[] = [];
  for (const [at, asked] of ask.tickets.entries()) {
    const priced = pricedTicket(ask, asked, at, { offers, rules: context.rules });
    if ('refusal' in priced) return priced;
    tickets.push(priced);
  }
  return { tickets };
}

/** The ticket at the odds of the moment, or the refusal of legs that cannot be had. */
function pricedTicket(
  policy: SportAsk,
  asked: AskedTicket,
  at: number,
  { offers, rules }: Pick<SportContext, 'offers' | 'rules'>,
): AcceptedTicket | SportRefused {
  const byName = new Map(offers.map((offer) => [legText(offer), offer]));
  const legs = asked.legs.flatMap((leg): AcceptedLeg[] => {
    const offer = byName.get(legText(leg));
    return offer?.isOpen ? [{ ...offer, askedOdds: leg.odds }] : [];
  });
  if (legs.length < asked.legs.length) {
    const closed = asked.legs.filter((leg) => !byName.get(legText(leg))?.isOpen);
    return refused('B1016', problems(at, closed));
  }
  const prices = legs.map((leg) => ({ leg, seen: leg.askedOdds, present: leg.odds }));
  const moved = refusedPrices(policy, prices).map(({ leg }) => ({
    ...named(at, leg),
    odds: formatOdds(leg.odds),
  }));
  if (moved.length > 0) return refused('B1013', moved, { odds: moved[0]?.odds ?? '' });
  const { linesOf, lineStake } = asked;
  const { bonus } = rules;
  const ticket = { legs, linesOf, lineStake, bonus, returnMax: null };
  const { most } = possibleReturns(ticket);
  return { legs, linesOf, lineStake, bonus, returnMost: most, stake: stakeOf(ticket) };
}
