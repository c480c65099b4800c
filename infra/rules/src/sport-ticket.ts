/**
 * Invariant: what a ticket is depends on its own record and the results of its legs alone: it is
 * lost as soon as no line can win, open while a line may still win or lose, and else what its lines
 * come to. What was bought back of it is paid whatever comes.
 */
import type { Won } from './amounts.ts';
import { fraction } from './fraction.ts';
import { isLost, type LegResult, results } from './leg-result.ts';
import { lineCount, ticketLines } from './lines.ts';
import { combinedOdds, cutOdds, ODDS_SCALE, type Odds } from './odds.ts';
import { type OpenTicket, stakeOf, ticketReturn } from './ticket.ts';

export type JudgedLeg = {
  readonly odds: Odds;
  /** Null while its market has none. */
  readonly result: LegResult | null;
};

export type JudgedTicket = OpenTicket<JudgedLeg> & {
  /** What was paid for parts of it; `lineStake` is what still runs of each line. */
  readonly cashedOut: Won;
  /** Its stake goes back whatever became of its legs. */
  readonly isVoid: boolean;
};

export type TicketResult = 'open' | 'won' | 'lost' | 'void' | 'cashed-out';

/** `returned` is all that is due to the member by now. */
export type TicketJudgement = { readonly result: TicketResult; readonly returned: Won };

export function judgeTicket(ticket: JudgedTicket): TicketJudgement {
  const { cashedOut, lineStake } = ticket;
  if (lineStake === 0n) return { result: 'cashed-out', returned: cashedOut };
  const stake = stakeOf(ticket);
  if (ticket.isVoid) return { result: 'void', returned: cashedOut + stake };
  const alive = liveLines(ticket);
  if (alive.length === 0) return { result: 'lost', returned: cashedOut };
  if (alive.flat().some(({ result }) => result === null)) {
    return { result: 'open', returned: cashedOut };
  }
  // A leg that is open stands on dead lines alone: whatever it becomes, it changes nothing.
  const legs = ticket.legs.map(({ odds, result }) => ({ odds, result: result ?? LOST }));
  const { returned, voided } = ticketReturn({ ...ticket, legs });
  const result = voided ? 'void' : returned < stake ? 'lost' : 'won';
  return { result, returned: cashedOut + returned };
}

/** The lines of which no leg is lost. */
export function liveLines<Leg extends JudgedLeg>({
  legs,
  linesOf,
}: Pick<OpenTicket<Leg>, 'legs' | 'linesOf'>): readonly (readonly Leg[])[] {
  return ticketLines(legs, linesOf).filter((line) =>
    line.every(({ result }) => result === null || !isLost(result)),
  );
}

/**
 * The most that is due to the member in the end, what was paid already included: legs that are
 * decided count as they were, and the others as won.
 */
export function stillReturns(ticket: JudgedTicket): Won {
  const { result, returned } = judgeTicket(ticket);
  if (result !== 'open') return returned;
  const legs = ticket.legs.map((leg) => ({ ...leg, result: leg.result ?? results.win }));
  return ticket.cashedOut + ticketReturn({ ...ticket, legs }).returned;
}

const LOST: LegResult = { won: false, voidHalves: 0 };

/**
 * What one won on a ticket returns when all its legs win, before any bonus, as it is shown: the
 * combined odds of a single or a combination, the mean of its lines of a system.
 */
export function ticketOdds(legs: readonly { readonly odds: Odds }[], size: number): Odds {
  const products = ticketLines(legs, size).map((line) =>
    combinedOdds(line.map(({ odds }) => odds)),
  );
  // Lines are of one length, so their products have one denominator.
  const sum = products.reduce((all, { numerator }) => all + numerator, 0n);
  const lines = lineCount(legs.length, size);
  return cutOdds(fraction(sum, ODDS_SCALE ** BigInt(size) * lines));
}
