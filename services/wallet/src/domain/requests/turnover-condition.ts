/**
 * Invariant: what went to a debt at once is not there to be staked, so a bonus asks for turnover of
 * the rest alone, in the same proportion, rounded down.
 */
import type { Won } from '@noriter/kit/money';
import type { ProductWeights } from './rolling.ts';

/** What a bonus asks to be staked before money may leave. */
export type TurnoverCondition = {
  /** In fully counted won. */
  readonly required: Won;
  readonly weights: ProductWeights;
  /** The lowest total odds that count, in thousandths. */
  readonly oddsMinimum: number;
};

const REQUIRED_WON_MAX = 999_999_999_999_999n;
const WEIGHT_MAX = 1_000;
const PRODUCTS_MAX = 20;
const ODDS_MINIMUM = { from: 1_000, to: 1_000_000 };

/** Whether stakes of some product can meet it. */
export function isTurnoverCondition({
  required,
  weights,
  oddsMinimum,
}: TurnoverCondition): boolean {
  const percents = Object.values(weights);
  return (
    required > 0n &&
    required <= REQUIRED_WON_MAX &&
    percents.length <= PRODUCTS_MAX &&
    percents.every((percent) => percent >= 0 && percent <= WEIGHT_MAX) &&
    percents.some((percent) => percent > 0) &&
    oddsMinimum >= ODDS_MINIMUM.from &&
    oddsMinimum <= ODDS_MINIMUM.to
  );
}

/** What a command asks to be staked that paid debts at once; 0 where it asks for nothing, or they took all. */
export function askedOf(
  { turnover, amount }: { turnover: TurnoverCondition | null; amount: Won },
  payments: readonly { amount: Won }[],
): Won {
  if (turnover === null) return 0n;
  const paidOff = payments.reduce((sum, one) => sum + one.amount, 0n);
  return requiredOfRest(turnover.required, amount, paidOff);
}

/** What is asked of a bonus of which a part paid debts; 0 where all of it did. */
export function requiredOfRest(required: Won, bonus: Won, paidOff: Won): Won {
  return bonus <= paidOff ? 0n : (required * (bonus - paidOff)) / bonus;
}
