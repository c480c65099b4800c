/**
 * Invariant: a site is under maintenance from its start to just before its end, by the clock:
 * a window announced for tonight turns browsers away tonight, not when it is announced.
 */

/** Milliseconds since 1970. */
export type MaintenanceWindow = { startsAt: number; endsAt: number };

/** The last moment a Date can hold: "until further notice". */
const FURTHER_NOTICE = 8.64e15;

export function isUnderMaintenance(window: MaintenanceWindow | null, now: Date): boolean {
  if (!window) return false;
  return window.startsAt <= now.getTime() && now.getTime() < window.endsAt;
}

/** A start without an end lasts until further notice; an end without a start has begun. */
export function maintenanceWindow(
  startsAt: Date | null,
  endsAt: Date | null,
): MaintenanceWindow | null {
  if (!startsAt && !endsAt) return null;
  return {
    startsAt: startsAt?.getTime() ?? 0,
    endsAt: endsAt?.getTime() ?? FURTHER_NOTICE,
  };
}
