import type { CashRow } from '../../shared/contracts.ts';

/** From so many minutes on a request waits long, and too long. */
const LONG_MINUTES = 10;
const TOO_LONG_MINUTES = 30;

/** Whether somebody still has to decide it. */
export function isWaiting({ status }: Pick<CashRow, 'status'>): boolean {
  return status === 0 || status === 2;
}

/** How long a request has waited, as a colour says it; the words beside it say the same. */
export function ageOf(row: Pick<CashRow, 'status' | 'requestedAt'>, now: number) {
  if (!isWaiting(row)) return 'over';
  const minutes = (now - Date.parse(row.requestedAt)) / 60_000;
  if (minutes >= TOO_LONG_MINUTES) return 'too-long';
  return minutes >= LONG_MINUTES ? 'long' : 'fresh';
}
