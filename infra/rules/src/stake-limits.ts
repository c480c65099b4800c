/** Invariant: what a ticket may cost and win is held against the limits in one order. */
import type { Won } from './amounts.ts';
import { type Fraction, partOf } from './fraction.ts';
import { lineCount } from './lines.ts';
import { type OpenTicket, winFactors } from './ticket.ts';

/** Of one ticket, by the member's level. */
export type StakeBounds = {
  readonly minimum: Won;
  readonly maximum: Won;
  /** The most it may return, its stake included. */
  readonly winMaximum: Won;
};

/** In the order in which they are looked at. */
export const stakeProblemKinds = ['below', 'above', 'aboveWin'] as const;

export type StakeProblem = {
  readonly kind: (typeof stakeProblemKinds)[number];
  readonly limit: Won;
};

/** The first limit that a stake, or what it may return, breaks. */
export function stakeProblem(
  { stake, returnMost }: { readonly stake: Won; readonly returnMost: Won },
  { minimum, maximum, winMaximum }: StakeBounds,
): StakeProblem | null {
  if (stake < minimum) return { kind: 'below', limit: minimum };
  if (stake > maximum) return { kind: 'above', limit: maximum };
  return returnMost > winMaximum ? { kind: 'aboveWin', limit: winMaximum } : null;
}

/** The highest stake of one line that breaks no limit and costs no more than there is. */
export function lineStakeMax(
  ticket: Omit<OpenTicket, 'lineStake' | 'returnMax'>,
  bounds: Pick<StakeBounds, 'maximum' | 'winMaximum'> | null,
  cash: Won | null,
): Won | null {
  const lines = lineCount(ticket.legs.length, ticket.linesOf);
  const wholes = [cash, bounds?.maximum ?? null].filter((whole) => whole !== null);
  const [least] = wholes.map((whole) => whole / lines).toSorted((a, b) => (a < b ? -1 : 1));
  if (least === undefined) return null;
  return bounds === null ? least : highestBelow(least, winFactors(ticket), bounds.winMaximum);
}

/** The highest whole amount, up to `most`, that returns no more than the limit. */
function highestBelow(most: Won, factors: readonly Fraction[], limit: Won): Won {
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    const back = factors.reduce((sum, factor) => sum + partOf(middle, factor), 0n);
    if (back > limit) high = middle - 1n;
    else low = middle;
  }
  return low;
}
