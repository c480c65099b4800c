const DAY_MS = 86_400_000;

/** @example addDays('2026-01-31', 1) // '2026-02-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return addDays(day, 1);
}
