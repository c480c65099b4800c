/**
 * Invariant: what an operator declares void comes to what bets of then would have come to without
 * it, in both directions: who lost is given the stake back, and who won gives back what was won
 * beyond it. So it is shown before, and above a limit nobody does it alone.
 */
import type { Won } from '@noriter/kit/money';

/** What a void, or another result, moves: to members and back from them. */
export type VoidEffect = {
  readonly bets: number;
  /** Given to members. */
  readonly paid: Won;
  /** Taken back from them; where they have less, it is owed. */
  readonly taken: Won;
};

/** The same with what it may cost at worst, open legs counted: that is what four eyes weigh. */
export type WeighedEffect = { readonly effect: VoidEffect; readonly weight: Won };

/** Why a ticket is void that an operator declared so. */
export const OPERATOR_VOID = 'operator-void';

export const noEffect: VoidEffect = { bets: 0, paid: 0n, taken: 0n };

/** @param moved by one bet; below zero it is taken back */
export function withMove({ bets, paid, taken }: VoidEffect, moved: Won): VoidEffect {
  if (moved === 0n) return { bets, paid, taken };
  return moved > 0n
    ? { bets: bets + 1, paid: paid + moved, taken }
    : { bets: bets + 1, paid, taken: taken - moved };
}

export function isSameEffect(one: VoidEffect, other: Omit<VoidEffect, 'bets'>): boolean {
  return one.paid === other.paid && one.taken === other.taken;
}
