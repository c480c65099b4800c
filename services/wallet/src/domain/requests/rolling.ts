/**
 * Invariant: a won that was staked counts once, when its bet has a result that stands, for the oldest
 * requirement that was already open when it was staked and that its product and price count for.
 */
import type { Won } from '@noriter/kit/money';

/** Percent of a stake that counts, by product; `*` is for products that are not named. */
export type ProductWeights = Readonly<Record<string, number>>;

/** What a deposit asks to be played before money may leave. */
export type RollingRequirement = {
  readonly required: Won;
  readonly weights: ProductWeights;
  /** The lowest total odds that count, in thousandths. */
  readonly oddsMinimum: number;
  readonly createdAt: Date;
};

/** A bet that has a result: what of its stake ran to it. */
export type Turnover = {
  readonly product: string;
  readonly amount: Won;
  /** In thousandths; null where they are not known, which counts. */
  readonly odds: number | null;
  /** When it was placed. */
  readonly at: Date;
};

/** What is asked in all, and what is left of it, in fully counted won. */
export type RollingProgress = { readonly required: Won; readonly remaining: Won };

/** The turnover a deposit asks for: a percentage of it, rounded down. */
export function requiredTurnover(amount: Won, percent: number): Won {
  return (amount * BigInt(percent)) / 100n;
}

/** How far all open requirements are met. Both lists come oldest first. */
export function progressOf(
  requirements: readonly RollingRequirement[],
  bets: readonly Turnover[],
): RollingProgress {
  const required = requirements.reduce((sum, one) => sum + one.required, 0n);
  return { required, remaining: remainingTurnover(requirements, bets) };
}

/**
 * How much is still to be played over all requirements, in fully counted won. Both lists come
 * oldest first; the bets are those since the oldest requirement.
 */
export function remainingTurnover(
  requirements: readonly RollingRequirement[],
  bets: readonly Turnover[],
): Won {
  return remainingOfEach(requirements, bets).reduce((sum, left) => sum + left, 0n);
}

/** The same of each requirement, in their order. */
export function remainingOfEach(
  requirements: readonly RollingRequirement[],
  bets: readonly Turnover[],
): Won[] {
  const open = requirements.map(({ required, ...rest }) => ({ ...rest, left: required }));
  for (const bet of bets) {
    let unused = bet.amount;
    for (const requirement of open) {
      if (requirement.createdAt > bet.at) break;
      unused -= countTowards(requirement, bet, unused);
      if (unused <= 0n) break;
    }
  }
  return open.map(({ left }) => left);
}

/** Lowers what is left by what counts; returns the part of the stake that this used up. */
function countTowards(
  requirement: Omit<RollingRequirement, 'required'> & { left: Won },
  { product, odds }: Turnover,
  amount: Won,
): Won {
  if (odds !== null && odds < requirement.oddsMinimum) return 0n;
  const percent = BigInt(weightOf(requirement.weights, product));
  const counted = (amount * percent) / 100n;
  if (counted === 0n || requirement.left === 0n) return 0n;
  if (counted <= requirement.left) {
    requirement.left -= counted;
    return amount;
  }
  // Rounded up, so that a remainder of the stake is never counted twice.
  const used = (requirement.left * 100n + percent - 1n) / percent;
  requirement.left = 0n;
  return used;
}

function weightOf(weights: ProductWeights, product: string): number {
  return weights[product] ?? weights['*'] ?? 0;
}
