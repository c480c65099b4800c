/**
 * Invariant: nothing is given to who may not play: an excluded member, one in a time-out, one who is
 * suspended, and partners, who never play.
 */

/** What is known of a member at this moment. */
export type Standing = {
  readonly level: number;
  /** By what was staked of late; 0 for none. */
  readonly rank: number;
  readonly isPartner: boolean;
  readonly isActive: boolean;
  readonly excluded: boolean;
  readonly timeOutUntil: Date | null;
  /** Null where it happened before this was kept. */
  readonly approvedAt: Date | null;
};

/** Whether the site may give the member anything. */
export function mayReceive(
  { isPartner, isActive, excluded, timeOutUntil }: Standing,
  now: Date,
): boolean {
  return !isPartner && isActive && !excluded && (timeOutUntil === null || timeOutUntil <= now);
}
