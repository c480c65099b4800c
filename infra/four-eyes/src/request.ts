/**
 * Invariant: who asked for an act never approves it, and a request is decided once. Only a request
 * that waits can be moved: to approved or refused by a second operator, to withdrawn by who asked.
 */
export const requestStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What becomes of a request; it stays so. */
export type DecidedStatus = Exclude<RequestStatus, 'waiting'>;

/** approve and refuse are the second operator's, withdraw is for who asked. */
export const requestMoves = ['approve', 'refuse', 'withdraw'] as const;
export type RequestMove = (typeof requestMoves)[number];

/**
 * Why a move is refused: the site has no such request, it is decided already, it is not this
 * operator's to decide, or it is refused without a reason. Each service has its own codes for them.
 */
export type RequestFault = 'unknown' | 'decided' | 'not-theirs' | 'no-reason';

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Where a move leads, or why this operator may not make it. */
export function moveRequest(
  { status, askedBy }: { readonly status: RequestStatus; readonly askedBy: string },
  move: RequestMove,
  operatorId: string,
): { to: DecidedStatus } | { fault: 'decided' | 'not-theirs' } {
  if (status !== 'waiting') return { fault: 'decided' };
  const isOwn = askedBy === operatorId;
  if (isOwn !== (move === 'withdraw')) return { fault: 'not-theirs' };
  return { to: outcomes[move] };
}
