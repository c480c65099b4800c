/**
 * Invariant: a slip is accepted or refused as a whole, by its own record and the world it is read
 * in. Checks come in one order, and each refusal names the ticket, its leg and the reason.
 */
import { formatWon, type Won } from '@noriter/kit/money';
import { fraction, isLess } from '../../settlement/fraction.ts';
import { combinedOdds, formatOdds, ODDS_SCALE, shownOdds } from '../../settlement/odds.ts';
import { lineCount, possibleReturns, stakeOf } from '../../settlement/ticket.ts';
import { type PlayerRefusal, playerRefusal } from '../player.ts';
import { refusedPrices } from '../price-policy.ts';
import {
  type AcceptedLeg,
  type AcceptedTicket,
  type AskedTicket,
  type HeldTicket,
  type LegName,
  legText,
  type SportAsk,
  type SportWorld,
} from './ask.ts';
import { clashOf, crossedLeagues } from './combination.ts';
import { leavesNoLoss } from './hedge.ts';
import { axisFault, crowdedFixture, isSameTicket } from './held.ts';

export type SportRefusalCode =
  | PlayerRefusal
  | 'B1050'
  | 'B1051'
  | 'B1016'
  | 'B1013'
  | 'B1052'
  | 'B1053'
  | 'B1054'
  | 'B1055'
  | 'B6001'
  | 'B6002'
  | 'B6003'
  | 'B1056'
  | 'B1057'
  | 'B1058'
  | 'B6005'
  | 'B1014';

/** What a refusal is about: a leg, or the whole ticket when it names none. */
export type SportProblem = Partial<LegName> & {
  /** Its place on the slip, from 0. */
  readonly ticket: number;
  /** The present ones. */
  readonly odds?: string;
  readonly limit?: string;
  /** Which of several reasons of one code. */
  readonly fault?: string;
};

export type SportRefused = {
  readonly refusal: SportRefusalCode;
  readonly params: Readonly<Record<string, string>>;
  readonly problems: readonly SportProblem[];
};

export type SportDecision = { readonly tickets: readonly AcceptedTicket[] } | SportRefused;

/** One ticket of the slip, with those that count before it. */
export type TicketCase = {
  readonly at: number;
  readonly ticket: AcceptedTicket;
  readonly held: readonly HeldTicket[];
  readonly world: SportWorld;
};

export function decideSportPlacement(ask: SportAsk, world: SportWorld): SportDecision {
  const kept = playerRefusal(world);
  if (kept) return { refusal: kept, params: {}, problems: [] };
  const tickets: AcceptedTicket[] = [];
  for (const [at, asked] of ask.tickets.entries()) {
    const broken = shapeRefusal(asked, at, world);
    if (broken) return broken;
    const priced = pricedTicket(ask, asked, at, world);
    if ('refusal' in priced) return priced;
    // A ticket of the slip counts for the next one as if it had just been placed.
    const held = [...world.held, ...tickets.map((one) => ({ ...one, isRecent: true }))];
    const one: TicketCase = { at, ticket: priced, held, world };
    const refusal = oddsRefusal(one) ?? matrixRefusal(one) ?? limitRefusal(one) ?? heldRefusal(one);
    if (refusal) return refusal;
    tickets.push(priced);
  }
  return { tickets };
}

/**
 * The second look at the end of the delay in play: every leg is open and was not stopped since, and
 * stands at a price the policy takes. Limits were counted when the ticket was written.
 */
export function recheckAfterDelay(
  ask: SportAsk,
  world: Pick<SportWorld, 'offers' | 'rules'>,
  askedAt: Date,
): SportDecision {
  const offers = world.offers.map((offer) => {
    const isStopped = offer.stoppedAt !== null && offer.stoppedAt >= askedAt;
    return { ...offer, isOpen: offer.isOpen && !isStopped };
  });
  const tickets: AcceptedTicket[] = [];
  for (const [at, asked] of ask.tickets.entries()) {
    const priced = pricedTicket(ask, asked, at, { offers, rules: world.rules });
    if ('refusal' in priced) return priced;
    tickets.push(priced);
  }
  return { tickets };
}

function shapeRefusal(asked: AskedTicket, at: number, { rules }: SportWorld): SportRefused | null {
  const { legs, linesOf } = asked;
  if (legs.length > rules.foldsMax) return overLimit('B1050', at, String(rules.foldsMax));
  if (lineCount(legs.length, linesOf) > rules.linesMax) {
    return overLimit('B1051', at, String(rules.linesMax));
  }
  const repeated = legs.filter(
    (leg, place) => legs.findIndex((other) => legText(other) === legText(leg)) !== place,
  );
  return repeated.length > 0 ? refused('B6005', problems(at, repeated)) : null;
}

/** The ticket at the odds of the moment, or the refusal of legs that cannot be had. */
function pricedTicket(
  policy: SportAsk,
  asked: AskedTicket,
  at: number,
  { offers, rules }: Pick<SportWorld, 'offers' | 'rules'>,
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

function oddsRefusal({ at, ticket, world: { rules } }: TicketCase): SportRefused | null {
  const low = ticket.legs.filter(({ odds }) => odds < rules.legOddsMin);
  const lowest = formatOdds(rules.legOddsMin);
  if (low.length > 0) return refused('B1052', problems(at, low, lowest), { limit: lowest });
  const total = combinedOdds(ticket.legs.map(({ odds }) => odds));
  if (!isLess(fraction(rules.totalOddsMax, ODDS_SCALE), total)) return null;
  const limit = formatOdds(rules.totalOddsMax);
  const odds = formatOdds(shownOdds(total));
  return refused('B1053', [{ ticket: at, odds, limit }], { limit });
}

function matrixRefusal({ at, ticket, held, world }: TicketCase): SportRefused | null {
  const { matrix } = world.rules;
  const clash = clashOf(ticket.legs, matrix);
  if (clash) return refused('B1054', problems(at, clash.legs, undefined, clash.fault));
  const most = matrix.crossTicketsPerDayMax;
  if (most === null) return null;
  const ofSlip = held.slice(world.held.length);
  const full = crossedLeagues(ticket.legs).find((league) => {
    const before = ofSlip.filter(({ legs }) => crossedLeagues(legs).includes(league)).length;
    return (world.crossTicketsToday[league] ?? 0) + before >= most;
  });
  if (full === undefined) return null;
  const legs = ticket.legs.filter(({ leagueId }) => leagueId === full);
  return refused('B1055', problems(at, legs, String(most)), { limit: String(most) });
}

function limitRefusal({ at, ticket, held, world: { limits } }: TicketCase): SportRefused | null {
  const { minimum, maximum, winMaximum, totalMaximum } = limits;
  const { stake, returnMost } = ticket;
  if (stake < minimum) return overWon('B6001', at, minimum);
  if (stake > maximum) return overWon('B6002', at, maximum);
  if (returnMost > winMaximum) return overWon('B6003', at, winMaximum);
  const crowded = crowdedFixture(ticket, held, totalMaximum);
  return crowded ? overWon('B1056', at, totalMaximum, crowded) : null;
}

/** What the member holds already, or asks twice. */
function heldRefusal({ at, ticket, held, world }: TicketCase): SportRefused | null {
  const { axis } = world.rules;
  if (held.some((other) => other.isRecent && isSameTicket(other, ticket))) {
    return refused('B6005', problems(at, ticket.legs));
  }
  const hanging = axisFault(ticket, held, axis);
  if (hanging?.fault === 'tickets') {
    const limit = String(axis.ticketsMax);
    return refused('B1057', problems(at, [hanging.leg], limit), { limit });
  }
  if (hanging) {
    const limit = hanging.fault === 'stake' ? axis.stakeMax : axis.returnMax;
    const about = problems(at, [hanging.leg], limit.toString(), hanging.fault);
    return refused('B1058', about, { limit: formatWon(limit) });
  }
  return leavesNoLoss(ticket, held) ? refused('B1014', problems(at, ticket.legs)) : null;
}

function problems(
  at: number,
  legs: readonly LegName[],
  limit?: string,
  fault?: string,
): SportProblem[] {
  return legs.map((leg) => ({
    ...named(at, leg),
    ...(limit === undefined ? {} : { limit }),
    ...(fault === undefined ? {} : { fault }),
  }));
}

function named(ticket: number, { fixtureId, marketKey, selectionId }: LegName): SportProblem {
  return { ticket, fixtureId, marketKey, selectionId };
}

function overLimit(code: SportRefusalCode, ticket: number, limit: string): SportRefused {
  return refused(code, [{ ticket, limit }], { limit });
}

function overWon(code: SportRefusalCode, at: number, limit: Won, leg?: LegName): SportRefused {
  const text = limit.toString();
  const about = leg ? problems(at, [leg], text) : [{ ticket: at, limit: text }];
  return refused(code, about, { limit: formatWon(limit) });
}

function refused(
  refusal: SportRefusalCode,
  about: readonly SportProblem[],
  params: SportRefused['params'] = {},
): SportRefused {
  return { refusal, params, problems: about };
}
