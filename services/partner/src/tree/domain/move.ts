/**
 * Invariant: nobody stands below themselves, and whoever stands above a partner has a higher tier. A
 * move begins now or later: history is never rewritten.
 */
export type Move = {
  /** 0 of a member. */
  readonly subjectTier: number;
  readonly parentTier: number;
  readonly isBelowItself: boolean;
  readonly isThere: boolean;
  readonly isWaiting: boolean;
  readonly isPast: boolean;
};

/** Why somebody cannot be moved; null where they can. */
export function moveFault(move: Move): 'PT103' | 'PT104' | 'PT105' | 'PT106' | 'PT108' | null {
  if (move.isPast) return 'PT106';
  if (move.isBelowItself) return 'PT103';
  if (move.isThere) return 'PT105';
  if (move.subjectTier !== 0 && move.parentTier >= move.subjectTier) return 'PT104';
  return move.isWaiting ? 'PT108' : null;
}
