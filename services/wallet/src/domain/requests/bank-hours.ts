/**
 * Invariant: while the banks' nightly maintenance lasts, nobody can ask for a withdrawal.
 */

/** Minutes since midnight in Korea; the closing may run past midnight, as 23:30 to 00:30 does. */
export type BankHours = { readonly closedFrom: number; readonly closedUntil: number };

/** Whether the banks are closed at a minute of the Korean day; equal ends mean never closed. */
export function isBankClosed(minuteOfDay: number, hours: BankHours): boolean {
  const { closedFrom, closedUntil } = hours;
  if (closedFrom <= closedUntil) return minuteOfDay >= closedFrom && minuteOfDay < closedUntil;
  return minuteOfDay >= closedFrom || minuteOfDay < closedUntil;
}

/** A minute of the day as people write it: 1410 is 23:30. */
export function clockText(minuteOfDay: number): string {
  const hours = Math.floor(minuteOfDay / 60);
  return `${String(hours).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}
