/** A member's messages are kept for so many days, and of those the newest so many. */
export const DAYS_KEPT = 90;
export const ITEMS_KEPT = 200;

/** So far ahead a message may be scheduled. */
export const DAYS_AHEAD_MAX = 90;

const DAY_MS = 86_400_000;

/** Messages shown before are no member's any more. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - DAYS_KEPT * DAY_MS);
}

/** Whether a message may be scheduled for then. */
export function isAhead(at: Date, now: Date): boolean {
  return at > now && at.getTime() <= now.getTime() + DAYS_AHEAD_MAX * DAY_MS;
}
