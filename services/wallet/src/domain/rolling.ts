/**
 * Invariant: a won that was staked counts once, for the oldest requirement that was already open
 * when it was staked and that its product counts for.
 */
import type { Won } from '@noriter/kit/money';

/** Percent of a stake that counts, by product; `*` is for products that are not named. */
export type ProductWeights = Readonly<Record<string, number>>;

/** What a deposit asks to be played before money may leave. */
export type RollingRequirement = {
  readonly required: Won;
  readonly weights: ProductWeights;
  readonly createdAt: Date;
};

/** A stake that still stands; one that was refunded is not in the list. */
export type Turnover = { readonly product: string; readonly amount: Won; readonly at: Date };

/** The turnover a deposit asks for: a percentage of it, rounded down. */
export function requiredTurnover(amount: Won, percent: number): Won {
  return (amount * BigInt(percent)) / 100n;
}

/**
 * How much is still to be played over all requirements, in fully counted won. Both lists come
 * oldest first; the stakes are those since the oldest requirement.
 */
export function remainingTurnover(
  requirements: readonly RollingRequirement[],
  stakes: readonly Turnover[],
): Won {
  const open = requirements.map(({ required, ...rest }) => ({ ...rest, left: required }));
  for (const stake of stakes) {
    let unused = stake.amount;
    for (const requirement of open) {
      if (requirement.createdAt > stake.at) break;
      unused -= countTowards(requirement, stake.product, unused);
      if (unused <= 0n) break;
    }
  }
  return open.reduce((sum, requirement) => sum + requirement.left, 0n);
}

/** Lowers what is left by what counts; returns the part of the stake that this used up. */
function countTowards(
  requirement: { weights: ProductWeights; left: Won },
  product: string,
  amount: Won,
): Won {
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
