/**
 * Invariant: a selection wins exactly when all its conditions hold of the draw's facts, and its
 * chance is counted over every draw there can be.
 */

import { type Fraction, fraction } from '@noriter/rules/fraction';
import type { Fact, Facts, Weighted } from '../facts.ts';

/** Holds when the fact lies in the range and has the parity, as far as they are named. */
export type Condition = {
  readonly fact: Fact;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly parity?: 'odd' | 'even' | undefined;
};

export type Conditions = readonly Condition[];

/** A draw that does not have a fact a selection asks for is not of its game. */
export function wins(conditions: Conditions, facts: Facts): boolean {
  return conditions.every(({ fact, from, to, parity }) => {
    const value = facts[fact];
    if (value === undefined) throw new RangeError(`A draw of this game does not have "${fact}".`);
    if (from !== undefined && value < from) return false;
    if (to !== undefined && value > to) return false;
    return parity === undefined || (value % 2 === 1) === (parity === 'odd');
  });
}

export function chanceOf(conditions: Conditions, draws: readonly Weighted[]): Fraction {
  const won = draws.filter(({ facts }) => wins(conditions, facts));
  return fraction(weightOf(won), weightOf(draws));
}

/**
 * Whether every draw there can be is won by one of the selections: then somebody who holds them
 * all risks nothing but the margin, which is what turnover rules are cheated with (양방).
 */
export function coversAll(open: readonly Conditions[], draws: readonly Weighted[]): boolean {
  return draws.every(({ facts }) => open.some((conditions) => wins(conditions, facts)));
}

function weightOf(draws: readonly Weighted[]): bigint {
  return draws.reduce((sum, { weight }) => sum + weight, 0n);
}
