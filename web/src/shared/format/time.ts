import { language } from '../i18n/language.ts';

const koreaHours = 9 * 3_600_000;
const dayMs = 86_400_000;

/** A moment on the Korean clock: '2026-11-21 17:05'. */
export function koreaMinute(at: string): string {
  return korea(at).slice(0, 16).replace('T', ' ');
}

/** A moment on the Korean clock with seconds, for operators: '2026-11-21 17:05:09'. */
export function koreaSecond(at: string): string {
  return korea(at).slice(0, 19).replace('T', ' ');
}

/** The Korean calendar day of a moment, as lists ask for it: '2026-11-21'. */
export function koreaDay(at: Date): string {
  return korea(at.toISOString()).slice(0, 10);
}

/** The calendar day so many days before another: '2026-03-01', 1 is '2026-02-28'. */
export function koreaDayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

/** A date field's text as a moment: what is typed is the Korean clock. */
export function fromKoreaMinute(text: string): string {
  return new Date(`${text.replace(' ', 'T')}:00+09:00`).toISOString();
}

/** How long ago, in words of the language: '3분 전'. */
export function ago(at: string, now: number): string {
  const seconds = Math.min(0, Math.round((Date.parse(at) - now) / 1000));
  const format = agoFormat();
  if (seconds > -60) return format.format(seconds, 'second');
  if (seconds > -3600) return format.format(Math.ceil(seconds / 60), 'minute');
  if (seconds > -86_400) return format.format(Math.ceil(seconds / 3600), 'hour');
  return format.format(Math.ceil(seconds / 86_400), 'day');
}

/** Made once for each language: making one takes far longer than using it. */
const agoFormats = new Map<string, Intl.RelativeTimeFormat>();

function agoFormat(lang = language()): Intl.RelativeTimeFormat {
  const known = agoFormats.get(lang);
  if (known !== undefined) return known;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  agoFormats.set(lang, format);
  return format;
}

/** A remaining time as clock digits: '1:05:09', or '05:09' below an hour. */
export function clockDigits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest;
}

function korea(at: string): string {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : new Date(ms + koreaHours).toISOString();
}
