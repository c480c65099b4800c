/**
 * Invariant: nothing is given to who may not play: an excluded member, one in a time-out, one who is
 * suspended, and partners, who never play.
 */

/** What is known of a member at this moment. */
export type Standing = {
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

/** The end of a member's time-out, where nothing else keeps the site from giving them anything; else null. */
export function restsUntil(standing: Standing, now: Date): Date | null {
  const { timeOutUntil } = standing;
  if (timeOutUntil === null || timeOutUntil <= now) return null;
  return mayReceive(standing, timeOutUntil) ? timeOutUntil : null;
}
