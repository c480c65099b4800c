/**
 * Invariant: of a bet that a free bet staked its member gets the winnings alone, whatever became of
 * its legs; only a void one gives the stake back, whole, and to the free bet.
 */
import type { Won } from '@noriter/kit/money';
import type { TicketJudgement } from '@noriter/rules/sport-ticket';

/** What a free bet's ticket comes to, by what it would return of a stake of its member's. */
export function winningsAlone({ result, returned }: TicketJudgement, stake: Won): TicketJudgement {
  if (result === 'void' || result === 'open') return { result, returned: 0n };
  const won = returned - stake;
  // What is half lost, or shared by a dead heat, may bring back less than the stake: that is nothing.
  return won > 0n ? { result: 'won', returned: won } : { result: 'lost', returned: 0n };
}

/** What a settlement gives back to the free bet; below zero it takes it again. */
export function freeMoveOf(
  { freeBetId, stake }: { freeBetId: string | null; stake: Won },
  { wasVoid, isVoid }: { wasVoid: boolean; isVoid: boolean },
): Won {
  if (freeBetId === null || wasVoid === isVoid) return 0n;
  return isVoid ? stake : -stake;
}
