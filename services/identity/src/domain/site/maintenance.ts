// Invariant: a site is under maintenance from its start until just before its end, or, when no end
// is set, until the window is cleared.

export type CheckWindow = {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** The maintenance page's text, by language; null for its own words. */
  readonly message: Readonly<Record<'ko' | 'en' | 'vi', string>> | null;
};

export function isUnderMaintenance(
  window: Pick<CheckWindow, 'startsAt' | 'endsAt'> | null,
  now: Date,
): boolean {
  if (window === null || now < window.startsAt) return false;
  return window.endsAt === null || now < window.endsAt;
}
