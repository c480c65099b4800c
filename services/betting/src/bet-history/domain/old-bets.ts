/**
 * Invariant: of a member's bets each is in one of two lists, the present or the old one. A bet
 * becomes old when it is over and its day has left the days that are present; one that is still
 * open is present however long ago it was placed.
 */
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';

/** Days of the Korean calendar whose bets are present, today included. */
const PRESENT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The first moment of the days that are present. */
export function presentFrom(now: Date): Date {
  return koreaDayStart(koreaDay(new Date(now.getTime() - (PRESENT_DAYS - 1) * DAY_MS)));
}
