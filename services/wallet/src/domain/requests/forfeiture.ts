/**
 * Invariant: who gives a bonus up loses the bonus and its part of what was won since it came, and
 * never money that was not won with it nor more than is there. Of a deposit that is taken back the bonus
 * goes whole.
 */
import type { Won } from '@noriter/kit/money';

/** A bonus whose turnover is not met, and the money around it. */
export type BonusStanding = {
  /** What of it came to the member, after debts. */
  readonly bonus: Won;
  /** The member's cash when it had come, the bonus in it. */
  readonly cashAfter: Won;
  /** What betting and games brought since, less what they took; below zero for a loss. */
  readonly net: Won;
  /** The member's cash now. */
  readonly cash: Won;
};

/** What goes back to its promotion, rounded down. */
export function forfeitOf({ bonus, cashAfter, net, cash }: BonusStanding): Won {
  const won = net > 0n && cashAfter > 0n ? (net * bonus) / cashAfter : 0n;
  const due = bonus + won;
  return due < cash ? due : cash;
}

/**
 * What of a bonus goes back with a deposit that did not stand. The whole bonus does, whatever of it is
 * left: what is missing is owed, as with the deposit itself. Its part of what was won goes too where it is
 * not staked yet, as of a bonus that is given up, and no further than there is cash.
 *
 * @param standing.bonus all that was given, a part of which may have paid debts
 * @param standing.cash what is left when the deposit is gone
 * @param isUnmet whether it was still to be staked
 */
export function takenBackOf(standing: BonusStanding, isUnmet: boolean): Won {
  const { bonus, cashAfter } = standing;
  if (!isUnmet) return bonus;
  const came = cashAfter - bonus < 0n ? cashAfter : bonus;
  const more = forfeitOf({ ...standing, bonus: came }) - bonus;
  return more > 0n ? bonus + more : bonus;
}
