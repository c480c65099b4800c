import { z } from 'zod';
import type { Clock } from './clock.ts';

/** Korea keeps UTC+9 all year, so its days are arithmetic and need no time zone database. */
const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days outside of this century are mistakes, and far ones no database can keep. */
const DAYS = { first: '2000-01-01', last: '2099-12-31' };

/** A calendar day as the wire has it, `yyyy-MM-dd`, meant as a day in Korea. */
export const koreaDayText = z.iso
  .date('A day is written yyyy-MM-dd.')
  .refine((day) => day >= DAYS.first && day <= DAYS.last, 'A day is of the years 2000 to 2099.');

/** An instant that somebody asks for, as text with its zone, of the same years. */
export const momentText = z.iso.datetime({ offset: true }).refine((text) => {
  const at = Date.parse(text);
  return at >= Date.parse(DAYS.first) && at < Date.parse(DAYS.last);
}, 'A moment is of the years 2000 to 2099.');

/**
 * The calendar day in Korea at an instant.
 *
 * @example koreaDay(new Date('2026-01-31T15:00:00Z')) // '2026-02-01'
 */
export function koreaDay(at: Date): string {
  return new Date(at.getTime() + KOREA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which a day (`yyyy-MM-dd`) begins in Korea. */
export function koreaDayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - KOREA_OFFSET_MS);
}

/**
 * The Monday that begins a day's week.
 *
 * @example koreaWeekStart('2026-01-15') // '2026-01-12'
 */
export function koreaWeekStart(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The same day and time so many months later on the Korean calendar, or the month's last day where it has no
 * such day. Months of UTC are others until nine in the morning: one that ends in August there would end days early.
 *
 * @example koreaMonthsLater(new Date('2027-02-28T15:30:00Z'), 6) // 1 March there: 2027-08-31T15:30:00Z, 1 September
 */
export function koreaMonthsLater(at: Date, months: number): Date {
  const later = new Date(at.getTime() + KOREA_OFFSET_MS);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return new Date(later.getTime() - KOREA_OFFSET_MS);
}

/**
 * The instants a list covers: `from` is inside, `until` is the first instant outside.
 * Without days it is today in Korea; with one day it is that day.
 *
 * @example koreaDayRange('2026-01-01', '2026-01-02', clock)
 */
export function koreaDayRange(
  startDate: string | undefined,
  endDate: string | undefined,
  clock: Clock,
): { from: Date; until: Date } {
  const start = startDate ?? endDate ?? koreaDay(clock.now());
  const end = endDate ?? (startDate === undefined ? start : koreaDay(clock.now()));
  const from = koreaDayStart(start);
  const lastDay = koreaDayStart(end).getTime();
  return { from, until: new Date(Math.max(lastDay, from.getTime()) + DAY_MS) };
}

/**
 * A moment on the Korean clock, as people read it.
 *
 * @example koreaMinuteText(new Date('2026-01-31T15:05:09Z')) // '2026-02-01 00:05'
 */
export function koreaMinuteText(at: Date): string {
  return new Date(at.getTime() + KOREA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** Minutes since midnight in Korea, 0 to 1439: what opening hours are compared with. */
export function koreaMinuteOfDay(at: Date): number {
  const sinceMidnight = (at.getTime() + KOREA_OFFSET_MS) % DAY_MS;
  return Math.floor(((sinceMidnight + DAY_MS) % DAY_MS) / 60_000);
}
