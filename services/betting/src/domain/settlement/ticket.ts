/**
 * Invariant: what a ticket returns depends on its own record and the results of its legs alone,
 * and is rounded down once for each line. A ticket whose legs are all void returns its stake.
 */

import type { Won } from '@noriter/kit/money';

import { fraction, one, partOf, times } from './fraction.ts';
import { isLost, isVoid, type LegResult, legFactor } from './leg-result.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';

/** From how many legs on a combination is paid so much more, in thousandths: 1030n is 3 % more. */
export type FoldBonus = { readonly folds: number; readonly factor: bigint };

/** The bonus of the day the ticket was accepted: it is part of the ticket. */
export type BonusRule = {
  /** A leg at a lower price does not count. */
  readonly legOddsMin: Odds;
  readonly steps: readonly FoldBonus[];
};

export type SettledLeg = { readonly odds: Odds; readonly result: LegResult };

export type Ticket = {
  /** For one line; a single and a combination have one line. */
  readonly lineStake: Won;
  /** So many of the legs make a line; all of them when it is no system. */
  readonly linesOf: number;
  readonly legs: readonly SettledLeg[];
  readonly bonus: BonusRule | null;
  /** The most one line wins, its stake included; null for no limit. */
  readonly lineReturnMax: Won | null;
};

export type TicketReturn = {
  readonly returned: Won;
  /** Every leg void: no line was at risk, so nothing of it counts as turnover. */
  readonly voided: boolean;
};

export function ticketReturn(ticket: Ticket): TicketReturn {
  const lines = linesOf(ticket.legs, ticket.linesOf);
  return {
    returned: lines.reduce((sum, line) => sum + lineReturn(ticket, line), 0n),
    voided: ticket.legs.every(({ result }) => isVoid(result)),
  };
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

function lineReturn({ lineStake, bonus, lineReturnMax }: Ticket, line: readonly SettledLeg[]): Won {
  if (line.some(({ result }) => isLost(result))) return 0n;
  const product = line.reduce((sum, leg) => times(sum, legFactor(leg.odds, leg.result)), one);
  const returned = partOf(lineStake, times(product, fraction(bonusOf(bonus, line), ODDS_SCALE)));
  // What comes back untouched is no win: a limit on wins never costs a stake.
  if (lineReturnMax === null || returned <= lineReturnMax) return returned;
  return larger(lineReturnMax, lineStake);
}

/** The step of the legs that are still alive: a void leg may take the line a step down. */
export function bonusOf(bonus: BonusRule | null, line: readonly SettledLeg[]): bigint {
  if (!bonus) return ODDS_SCALE;
  const counted = line.filter(
    ({ odds, result }) => !isVoid(result) && odds >= bonus.legOddsMin,
  ).length;
  const reached = bonus.steps.filter(({ folds }) => folds <= counted);
  return reached.reduce((best, { factor }) => larger(best, factor), ODDS_SCALE);
}

/** `Math.max` takes no bigint. */
function larger(left: bigint, right: bigint): bigint {
  if (left > right) return left;
  return right;
}
