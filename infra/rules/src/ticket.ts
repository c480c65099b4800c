/**
 * Invariant: what a ticket returns depends on its own record and the results of its legs alone,
 * and is rounded down once for each line. A ticket whose legs are all void returns its stake.
 */
import type { Won } from './amounts.ts';
import { type Fraction, fraction, one, partOf, times } from './fraction.ts';
import { isLost, isVoid, type LegResult, legFactor, results } from './leg-result.ts';
import { lineCount, ticketLines } from './lines.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';

/** From how many legs on a combination is paid so much more, in thousandths: 1030n is 3 % more. */
export type FoldBonus = { readonly folds: number; readonly factor: bigint };

/** The bonus of the day the ticket was accepted: it is part of the ticket. */
export type BonusRule = {
  /** A leg at a lower price does not count. */
  readonly legOddsMin: Odds;
  readonly steps: readonly FoldBonus[];
};

export type PricedLeg = { readonly odds: Odds };
export type SettledLeg = PricedLeg & { readonly result: LegResult };

/** A ticket before its legs have results. A single and a combination have one line. */
export type OpenTicket<Leg extends PricedLeg = PricedLeg> = {
  /** For one line. */
  readonly lineStake: Won;
  /** So many of the legs make a line; all of them when it is no system. */
  readonly linesOf: number;
  readonly legs: readonly Leg[];
  readonly bonus: BonusRule | null;
  /** The most the whole ticket returns, its stake included; null for no limit. */
  readonly returnMax: Won | null;
};

export type Ticket = OpenTicket<SettledLeg>;

export type TicketReturn = {
  readonly returned: Won;
  /** Every leg void: no line was at risk, so nothing of it counts as turnover. */
  readonly voided: boolean;
};

/** What a ticket is made of, whatever its legs are. */
type Lines = { readonly legs: readonly unknown[]; readonly linesOf: number };

export type TicketKind = 'single' | 'combination' | 'system';

export function ticketReturn(ticket: Ticket): TicketReturn {
  const returned = ticketLines(ticket.legs, ticket.linesOf)
    .map((line) => partOf(ticket.lineStake, lineFactor(ticket.bonus, line)))
    .reduce((sum, back) => sum + back, 0n);
  return {
    returned: withinLimit(ticket, returned),
    voided: ticket.legs.every(({ result }) => isVoid(result)),
  };
}

/**
 * The least a ticket returns when it wins anything at all, and the most. The least is one line of
 * winning legs with the others lost; pushes and half wins can bring less than it.
 */
export function possibleReturns(ticket: OpenTicket): { readonly least: Won; readonly most: Won } {
  const returns = winFactors(ticket).map((factor) => partOf(ticket.lineStake, factor));
  const least = returns.reduce(smaller);
  const most = returns.reduce((sum, back) => sum + back, 0n);
  return { least: withinLimit(ticket, least), most: withinLimit(ticket, most) };
}

/** For each line, what one won of it returns when all its legs win. */
export function winFactors(ticket: Omit<OpenTicket, 'lineStake' | 'returnMax'>): Fraction[] {
  const won = ticket.legs.map(({ odds }) => ({ odds, result: results.win }));
  return ticketLines(won, ticket.linesOf).map((line) => lineFactor(ticket.bonus, line));
}

/** What a single bet returns when it wins, rounded down as it is paid. */
export function betReturn({ stake, odds }: { stake: Won; odds: Odds }): Won {
  return (stake * odds) / ODDS_SCALE;
}

export function kindOf({ legs, linesOf: size }: Lines): TicketKind {
  if (legs.length === 1) return 'single';
  return size === legs.length ? 'combination' : 'system';
}

/** Of all its lines together. */
export function stakeOf(ticket: Lines & { readonly lineStake: Won }): Won {
  return ticket.lineStake * lineCount(ticket.legs.length, ticket.linesOf);
}

/** The step of the legs that are still alive: a void leg may take the line a step down. */
export function bonusOf(bonus: BonusRule | null, line: readonly SettledLeg[]): Fraction {
  if (!bonus) return one;
  const counted = line.filter(
    ({ odds, result }) => !isVoid(result) && odds >= bonus.legOddsMin,
  ).length;
  const reached = bonus.steps.filter(({ folds }) => folds <= counted);
  const best = reached.reduce((high, { factor }) => larger(high, factor), ODDS_SCALE);
  return fraction(best, ODDS_SCALE);
}

function lineFactor(bonus: BonusRule | null, line: readonly SettledLeg[]): Fraction {
  if (line.some(({ result }) => isLost(result))) return fraction(0n);
  const product = line.reduce((all, leg) => times(all, legFactor(leg.odds, leg.result)), one);
  return times(product, bonusOf(bonus, line));
}

/** What comes back untouched is no win: a limit on wins never costs a stake. */
function withinLimit(ticket: OpenTicket, returned: Won): Won {
  if (ticket.returnMax === null || returned <= ticket.returnMax) return returned;
  const stake = stakeOf(ticket);
  return returned < stake ? returned : larger(ticket.returnMax, stake);
}

/** `Math.min` and `Math.max` take no bigint. */
function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
