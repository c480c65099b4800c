/**
 * Invariant: every moment lies in exactly one day, one week and one month of the Korean calendar;
 * a week begins on Monday, a month on its first day.
 */
import { koreaDay, koreaDayStart, koreaWeekStart } from '@noriter/kit/korea-time';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
export type PerPeriod<Value> = Readonly<Record<Period, Value>>;

/** The first days of the day, week and month that a Korean day lies in: `yyyy-MM-dd`. */
export type Calendar = PerPeriod<string>;

export function calendarOf(day: string): Calendar {
  return { day, week: koreaWeekStart(day), month: `${day.slice(0, 8)}01` };
}

/** When the present periods began. */
export function periodStarts(now: Date): PerPeriod<Date> {
  const calendar = calendarOf(koreaDay(now));
  return perPeriod((period) => koreaDayStart(calendar[period]));
}

/** When the present periods end and new ones begin. */
export function periodEnds(now: Date): PerPeriod<Date> {
  const { day, week, month } = calendarOf(koreaDay(now));
  return {
    day: koreaDayStart(daysLater(day, 1)),
    week: koreaDayStart(daysLater(week, 7)),
    // No month is longer than 31 days, and none shorter than 28.
    month: koreaDayStart(`${daysLater(month, 31).slice(0, 8)}01`),
  };
}

export function perPeriod<Value>(of: (period: Period) => Value): PerPeriod<Value> {
  return { day: of('day'), week: of('week'), month: of('month') };
}

function daysLater(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}
