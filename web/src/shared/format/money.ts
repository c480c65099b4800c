import { WON_DIGITS_MAX } from '@noriter/rules/amounts';
import { type Language, language } from '../i18n/language.ts';
import { localeOf } from '../i18n/locale.ts';

/** One for each language: making a formatter takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Thousands separated digits of a won amount given as a decimal string: '12,345,678'. */
export function wonDigits(amount: string): string {
  return grouped(parseWon(amount));
}

/** A won amount with its unit, as the language writes it: '12,345원' or '₩12,345'. */
export function won(amount: string, lang: Language = language()): string {
  const value = parseWon(amount);
  const digits = grouped(value < 0n ? -value : value, localeOf[lang]);
  const sign = value < 0n ? '−' : '';
  return lang === 'ko' ? `${sign}${digits}원` : `${sign}₩${digits}`;
}

/** A number at a glance, as the language shortens it: '1,200만', '12M'. */
export function shortNumberText(value: number, lang: Language = language()): string {
  const key = `short ${lang}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(localeOf[lang], { notation: 'compact' });
  formats.set(key, known);
  return known.format(value);
}

/** Points, which are counted like won but are not money yet. */
export function points(amount: string): string {
  const value = parseWon(amount);
  const sign = value < 0n ? '−' : '';
  return `${sign}${grouped(value < 0n ? -value : value)}P`;
}

const units = [
  { size: 1_000_000_000_000n, name: '조' },
  { size: 100_000_000n, name: '억' },
  { size: 10_000n, name: '만' },
];

/** An amount as a Korean says it, to be checked at a glance: '1억 2,300만 4,500원'. */
export function wonReading(amount: string): string {
  let rest = parseWon(amount);
  if (rest <= 0n) return '';
  const parts: string[] = [];
  for (const unit of units) {
    const count = rest / unit.size;
    rest %= unit.size;
    if (count > 0n) parts.push(`${grouped(count)}${unit.name}`);
  }
  if (rest > 0n) parts.push(grouped(rest));
  return `${parts.join(' ')}원`;
}

/** The sum; where it were more than an amount may hold, the amount as it was. */
export function addWon(amount: string, more: string): string {
  const sum = (parseWon(amount) + parseWon(more)).toString();
  return sum.length > WON_DIGITS_MAX ? amount : sum;
}

export function parseWon(amount: string): bigint {
  return /^-?\d+$/.test(amount) ? BigInt(amount) : 0n;
}

function grouped(value: bigint, locale: string = localeOf.ko): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
