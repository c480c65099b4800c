import { formatWon } from '@noriter/kit/money';
import { clashOf } from '@noriter/rules/clash';
import { fraction, isLess } from '@noriter/rules/fraction';
import { legText } from '@noriter/rules/leg-name';
import { lineCount } from '@noriter/rules/lines';
import { combinedOdds, cutOdds, formatOdds, ODDS_SCALE } from '@noriter/rules/odds';
import { stakeProblem } from '@noriter/rules/stake-limits';
import { limitCodes } from '../limit-codes.ts';
import type { AcceptedTicket, AskedTicket, OpenSportTicket, SportContext } from './ask.ts';
import { crossedLeagues } from './crossed-leagues.ts';
import { hedgeOf } from './hedge.ts';
import { axisFault, crowdedFixture, isSameTicket } from './open-tickets.ts';
import { overLimit, overWon, problems, refused, type SportRefused } from './sport-refusals.ts';

/** One ticket of the slip, with those that count before it. */
export type TicketCase = {
  readonly at: number;
  readonly ticket: AcceptedTicket;
  readonly open: readonly OpenSportTicket[];
  readonly context: SportContext;
};

export function shapeRefusal(
  asked: AskedTicket,
  at: number,
  { rules }: SportContext,
): SportRefused | null {
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

export function oddsRefusal({ at, ticket, context: { rules } }: TicketCase): SportRefused | null {
  const low = ticket.legs.filter(({ odds }) => odds < rules.legOddsMin);
  const lowest = formatOdds(rules.legOddsMin);
  if (low.length > 0) return refused('B1052', problems(at, low, lowest), { limit: lowest });
  const total = combinedOdds(ticket.legs.map(({ odds }) => odds));
  if (!isLess(fraction(rules.totalOddsMax, ODDS_SCALE), total)) return null;
  const limit = formatOdds(rules.totalOddsMax);
  const odds = formatOdds(cutOdds(total));
  return refused('B1053', [{ ticket: at, odds, limit }], { limit });
}

export function matrixRefusal({ at, ticket, open, context }: TicketCase): SportRefused | null {
  const { matrix } = context.rules;
  const clash = clashOf(ticket.legs, matrix);
  if (clash) return refused('B1054', problems(at, clash.legs, undefined, clash.fault));
  const most = matrix.crossTicketsPerDayMax;
  if (most === null) return null;
  const ofSlip = open.slice(context.open.length);
  const full = crossedLeagues(ticket.legs).find((league) => {
    const before = ofSlip.filter(({ legs }) => crossedLeagues(legs).includes(league)).length;
    return (context.crossTicketsToday[league] ?? 0) + before >= most;
  });
  if (full === undefined) return null;
  const legs = ticket.legs.filter(({ leagueId }) => leagueId === full);
  return refused('B1055', problems(at, legs, String(most)), { limit: String(most) });
}

export function limitRefusal({
  at,
  ticket,
  open,
  context: { limits },
}: TicketCase): SportRefused | null {
  const { totalMaximum } = limits;
  const broken = stakeProblem(ticket, limits);
  if (broken) return overWon(limitCodes[broken.kind], at, broken.limit);
  const crowded = crowdedFixture(ticket, open, totalMaximum);
  return crowded ? overWon('B1056', at, totalMaximum, crowded) : null;
}

/** What the member holds already, or asks twice. */
export function openBetsRefusal({ at, ticket, open, context }: TicketCase): SportRefused | null {
  const { axis } = context.rules;
  if (open.some((other) => other.isRecent && isSameTicket(other, ticket))) {
    return refused('B6005', problems(at, ticket.legs));
  }
  const hanging = axisFault(ticket, open, axis);
  if (hanging?.fault === 'tickets') {
    const limit = String(axis.ticketsMax);
    return refused('B1057', problems(at, [hanging.leg], limit), { limit });
  }
  if (hanging) {
    const limit = hanging.fault === 'stake' ? axis.stakeMax : axis.returnMax;
    const about = problems(at, [hanging.leg], limit.toString(), hanging.fault);
    return refused('B1058', about, { limit: formatWon(limit) });
  }
  const hedge = hedgeOf(ticket, open);
  if (hedge === 'none') return null;
  return refused(hedge === 'hedged' ? 'B1014' : 'B1078', problems(at, ticket.legs));
}
