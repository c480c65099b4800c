export const DAYS_KEPT = 90;

const DAY_MS = 86_400_000;

/** Notifications from before this moment are cleared. */
export function keptFrom(now: Date): Date {
  return new Date(now.getTime() - DAYS_KEPT * DAY_MS);
}

export function isKept(at: Date, now: Date): boolean {
  return at >= keptFrom(now);
}
