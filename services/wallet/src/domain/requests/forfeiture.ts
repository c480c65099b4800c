/**
 * Invariant: who gives a bonus up loses the bonus and its part of what was won since it came, and
 * never money that was not won with it nor more than is there.
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
