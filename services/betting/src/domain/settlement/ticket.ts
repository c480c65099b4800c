/**
 * Invariant: what a ticket returns depends on its own record and the results of its legs alone,
 * and is rounded down once for each line. A ticket whose legs are all void returns its stake.
 */

import type { Won } from '@noriter/kit/money';

import { type Fraction, fraction, one, partOf, times } from './fraction.ts';
import { isLost, isVoid, type LegResult, legFactor, results } from './leg-result.ts';
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
  const lines = linesOf(ticket.legs, ticket.linesOf);
  const returned = lines.reduce((sum, line) => sum + lineReturn(ticket, line), 0n);
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
  const won = ticket.legs.map(({ odds }) => ({ odds, result: results.win }));
  const returns = linesOf(won, ticket.linesOf).map((line) => lineReturn(ticket, line));
  const least = returns.reduce(smaller);
  const most = returns.reduce((sum, back) => sum + back, 0n);
  return { least: withinLimit(ticket, least), most: withinLimit(ticket, most) };
}

export function kindOf({ legs, linesOf: size }: Lines): TicketKind {
  if (legs.length === 1) return 'single';
  return size === legs.length ? 'combination' : 'system';
}

/** Of all its lines together. */
export function stakeOf(ticket: Lines & { readonly lineStake: Won }): Won {
  return ticket.lineStake * lineCount(ticket.legs.length, ticket.linesOf);
}

/** How many choices of `size` there are of so many legs, without making them. */
export function lineCount(legs: number, size: number): bigint {
  if (size < 1 || size > legs) throw new RangeError('A line is made of the legs there are.');
  let count = 1n;
  for (let taken = 1; taken <= size; taken += 1) {
    count = (count * BigInt(legs - size + taken)) / BigInt(taken);
  }
  return count;
}

/** Every choice of `size` legs, in their order. */
export function linesOf<Leg>(legs: readonly Leg[], size: number): readonly (readonly Leg[])[] {
  if (size < 1 || size > legs.length) throw new RangeError('A line is made of the legs there are.');
  if (size === legs.length) return [legs];
  if (size === 1) return legs.map((leg) => [leg]);
  return legs.flatMap((leg, at) => {
    const rest = legs.slice(at + 1);
    return rest.length < size - 1 ? [] : linesOf(rest, size - 1).map((line) => [leg, ...line]);
  });
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

function lineReturn(
  { lineStake, bonus }: Pick<OpenTicket, 'lineStake' | 'bonus'>,
  line: readonly SettledLeg[],
): Won {
  if (line.some(({ result }) => isLost(result))) return 0n;
  const product = line.reduce((all, leg) => times(all, legFactor(leg.odds, leg.result)), one);
  return partOf(lineStake, times(product, bonusOf(bonus, line)));
}

/** What comes back untouched is no win: a limit on wins never costs a stake. */
function withinLimit(ticket: OpenTicket, returned: Won): Won {
  if (ticket.returnMax === null || returned <= ticket.returnMax) return returned;
  const stake = stakeOf(ticket);
  return returned < stake ? returned : larger(ticket.returnMax, stake);
}

/** `Math.min` and `Math.max` take no bigint. */
function smaller(left: bigint, right: bigint): bigint {
  if (left < right) return left;
  return right;
}

function larger(left: bigint, right: bigint): bigint {
  if (left > right) return left;
  return right;
}
