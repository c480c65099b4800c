/**
 * Invariant: what a ticket costs and can return is counted as the service counts it. The service
 * decides; this says it while the slip is filled in.
 */
import type { StakeLimits } from '../../../api/contracts.ts';
import { parseWon } from '../../../format/money.ts';
import { oddsOf } from '../../bet/stakes.ts';
import type { BonusRule } from '../api.ts';
import { type Fraction, ODDS_SCALE, productOf } from '../odds.ts';

/** A ticket of the slip: the odds of its legs, how many make a line, and the stake of one line. */
export type SlipTicket = { odds: readonly string[]; linesOf: number; lineStake: string };

/** How many choices of `size` there are of so many legs. */
export function lineCount(legs: number, size: number): bigint {
  if (size < 1 || size > legs) return 0n;
  let count = 1n;
  for (let taken = 1; taken <= size; taken += 1) {
    count = (count * BigInt(legs - size + taken)) / BigInt(taken);
  }
  return count;
}

/** Every choice of `size` of the odds, in their order. */
export function linesOf<Leg>(legs: readonly Leg[], size: number): readonly (readonly Leg[])[] {
  if (size < 1 || size > legs.length) return [];
  if (size === legs.length) return [legs];
  if (size === 1) return legs.map((leg) => [leg]);
  return legs.flatMap((leg, at) =>
    linesOf(legs.slice(at + 1), size - 1).map((line) => [leg, ...line]),
  );
}

/** In thousandths: what a line of winning legs pays on top of its odds; 1000n is nothing. */
export function bonusOf(bonus: BonusRule | null, line: readonly string[]): bigint {
  if (bonus === null) return ODDS_SCALE;
  const least = oddsOf(bonus.legOddsMin);
  const counted = line.filter((odds) => oddsOf(odds) >= least).length;
  const [best = ODDS_SCALE] = bonus.steps
    .filter(({ folds }) => folds <= counted)
    .map(({ factor }) => BigInt(factor))
    .toSorted((one, other) => (one > other ? -1 : 1));
  return best;
}

export function stakeOf({ odds, linesOf: size, lineStake }: SlipTicket): bigint {
  return parseWon(lineStake) * lineCount(odds.length, size);
}

/** What comes back when every leg wins, the stake included. */
export function returnMost(ticket: SlipTicket, bonus: BonusRule | null): bigint {
  return returnFor(parseWon(ticket.lineStake), factorsOf(ticket, bonus));
}

/** The highest stake of a line that a member's level and money allow. */
export function lineStakeMax(
  ticket: Omit<SlipTicket, 'lineStake'>,
  bonus: BonusRule | null,
  { limits, cash }: { limits: StakeLimits | null; cash: string | undefined },
): string | undefined {
  const lines = lineCount(ticket.odds.length, ticket.linesOf);
  if (lines === 0n) return undefined;
  const wholes = [
    ...(cash === undefined ? [] : [parseWon(cash)]),
    ...(limits === null ? [] : [parseWon(limits.maximum)]),
  ];
  const [least] = wholes.map((whole) => whole / lines).toSorted((a, b) => (a < b ? -1 : 1));
  if (least === undefined) return undefined;
  if (limits === null) return least.toString();
  return highestBelow(least, factorsOf(ticket, bonus), parseWon(limits.winMaximum)).toString();
}

export type TicketProblem = { kind: 'below' | 'above' | 'aboveWin'; limit: string };

/** What the level does not allow of one ticket; nothing is wrong with an empty amount. */
export function ticketProblem(
  ticket: SlipTicket,
  bonus: BonusRule | null,
  limits: StakeLimits | null,
): TicketProblem | null {
  const stake = stakeOf(ticket);
  if (limits === null || stake === 0n) return null;
  const { minimum, maximum, winMaximum } = limits;
  if (stake < parseWon(minimum)) return { kind: 'below', limit: minimum };
  if (stake > parseWon(maximum)) return { kind: 'above', limit: maximum };
  return returnMost(ticket, bonus) > parseWon(winMaximum)
    ? { kind: 'aboveWin', limit: winMaximum }
    : null;
}

/** For each line, what one won of it returns. */
function factorsOf(
  { odds, linesOf: size }: Omit<SlipTicket, 'lineStake'>,
  bonus: BonusRule | null,
): Fraction[] {
  return linesOf(odds, size).map((line) => {
    const { numerator, denominator } = productOf(line);
    return { numerator: numerator * bonusOf(bonus, line), denominator: denominator * ODDS_SCALE };
  });
}

/** Rounded down once for each line. */
function returnFor(lineStake: bigint, factors: readonly Fraction[]): bigint {
  return factors.reduce(
    (sum, { numerator, denominator }) => sum + (lineStake * numerator) / denominator,
    0n,
  );
}

/** The highest whole amount, up to `most`, that returns no more than the limit. */
function highestBelow(most: bigint, factors: readonly Fraction[], limit: bigint): bigint {
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (returnFor(middle, factors) > limit) high = middle - 1n;
    else low = middle;
  }
  return low;
}
