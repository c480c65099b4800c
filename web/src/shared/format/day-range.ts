import { koreaDayBefore } from './time.ts';

/** Days of the Korean calendar, both included: what a list is asked with. */
export type DayRange = { startDate: string; endDate: string };

export const quickRanges = [
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'last7',
  'last30',
] as const;
export type QuickRange = (typeof quickRanges)[number];

/** The days a quick range means; a week begins on Monday, as Korean calendars count it. */
export function rangeOf(quick: QuickRange, today: string): DayRange {
  const yesterday = koreaDayBefore(today, 1);
  if (quick === 'yesterday') return { startDate: yesterday, endDate: yesterday };
  return { startDate: startOf(quick, today), endDate: today };
}

/** Which quick range the days are, so that its key can show it. */
export function quickOf(range: DayRange, today: string): QuickRange | null {
  const found = quickRanges.find((quick) => {
    const { startDate, endDate } = rangeOf(quick, today);
    return startDate === range.startDate && endDate === range.endDate;
  });
  return found ?? null;
}

/** True for a day that exists, written as 2026-01-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** True for a minute that exists, written as 2026-01-31 09:30. */
export function isMinute(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
}

/** What was typed, with its hyphens put in where digits run on: '202611' becomes '2026-11'. */
export function typedDay(text: string): string {
  return typed(text, 8);
}

/** The same with a time behind the day: '202611210930' becomes '2026-11-21 09:30'. */
export function typedMinute(text: string): string {
  return typed(text, 12);
}

/** A group of digits that is longer than it may be; anything else is left as the hand put it. */
const runsOn = /^\d{5}|^\d{4}-\d{3}|^\d{4}-\d{2}-\d{3}|^\d{4}-\d{2}-\d{2} \d{3}/;

function typed(text: string, digitsMax: number): string {
  const clean = text.normalize('NFKC').replaceAll(/[./]/g, '-');
  const digits = clean.replaceAll(/[ :-]/g, '');
  const isPlain = /^\d+$/.test(digits) && digits.length <= digitsMax;
  // What is no day stays as it is: without its letters, or cut, it could become another one.
  if (!isPlain || !runsOn.test(clean)) return clean;
  const day = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)];
  const time = [digits.slice(8, 10), digits.slice(10)];
  return [joined(day, '-'), joined(time, ':')].filter((part) => part !== '').join(' ');
}

function joined(parts: readonly string[], mark: string): string {
  return parts.filter((part) => part !== '').join(mark);
}

function startOf(quick: Exclude<QuickRange, 'yesterday'>, today: string): string {
  if (quick === 'thisWeek') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return koreaDayBefore(today, sinceMonday);
  }
  if (quick === 'thisMonth') return `${today.slice(0, 8)}01`;
  return koreaDayBefore(today, { today: 0, last7: 6, last30: 29 }[quick]);
}
