/**
 * Invariant: a void never takes anything back. Before the draw every stake goes back, and nobody
 * knows yet whom that serves; from the draw on who won keeps it, and who lost is given the stake
 * back. So no operator who has seen a result can void it to the house's gain.
 */
import type { Won } from '@noriter/kit/money';

/** What one operator may give back alone, by voids of one Korean day together. */
export const VOID_ALONE_WON_MAX: Won = 1_000_000n;

export const voidStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
type VoidStatus = (typeof voidStatuses)[number];

/** approve and refuse are the second operator's, withdraw is for who asked. */
export const voidMoves = ['approve', 'refuse', 'withdraw'] as const;
export type VoidMove = (typeof voidMoves)[number];

export type RoundStanding = {
  readonly state: string;
  /** The moment of the draw has come, by the database's clock. */
  readonly isDrawDue: boolean;
  /** Bets on it, or stakes on their way, that have no result yet. */
  readonly hasOpenBets: boolean;
};

/**
 * Which kind of void a round can be given at this moment. B1031: it is excluded, so everything went
 * back already; B1032: between the draw and the last settlement nobody can say what it comes to.
 */
export function voidKind(round: RoundStanding): 'before' | 'after' | 'B1031' | 'B1032' {
  if (round.state === 'excluded') return 'B1031';
  if (round.state === 'open') return round.isDrawDue ? 'B1032' : 'before';
  return round.hasOpenBets ? 'B1032' : 'after';
}

export function takesTwo({ refund, aloneToday }: { refund: Won; aloneToday: Won }): boolean {
  return refund + aloneToday > VOID_ALONE_WON_MAX;
}

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Where a move leads, or why this operator may not make it: B1034 decided already, B1035 not his. */
export function moveVoid(
  { status, askedBy }: { status: VoidStatus; askedBy: string },
  move: VoidMove,
  operatorId: string,
): { to: Exclude<VoidStatus, 'waiting'> } | { refusal: 'B1034' | 'B1035' } {
  if (status !== 'waiting') return { refusal: 'B1034' };
  const isOwn = askedBy === operatorId;
  if (isOwn !== (move === 'withdraw')) return { refusal: 'B1035' };
  return { to: outcomes[move] };
}
