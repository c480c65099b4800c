/**
 * Invariant: a typed or pasted number is read as it was meant, or not at all. What could be meant in
 * two ways is null, so that no amount ever becomes another one.
 */
import { WON_DIGITS_MAX } from './amounts.ts';

const small: Readonly<Record<string, bigint>> = { 천: 1_000n, 백: 100n, 십: 10n };
const large: Readonly<Record<string, bigint>> = {
  조: 1_000_000_000_000n,
  억: 100_000_000n,
  만: 10_000n,
};

/** What follows a large unit is less than this. */
const GROUP = 10_000n;
const LENGTH_MAX = 60;

/** A number, its commas in groups of three or none, and the units right behind it. */
const parts = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+) ?([천백십]?)([조억만]?) ?/gy;

/**
 * Whole won as digits: '10,000.00', '₩5,000', '1만 5천', '3억 2천만원'. Null for what is negative, has
 * a fraction or an exponent, or is no amount.
 */
export function readWon(text: string): string | null {
  const clean = normal(text).replace(/^₩ ?/, '');
  const bare = clean.replace(/ ?원$/, '');
  if (bare === '' || bare.length > LENGTH_MAX) return null;
  const whole = bare.replace(/^([\d,]+)\.0{1,2}$/, '$1');
  const won = sumOf(whole, bare !== clean)?.toString() ?? null;
  return won === null || won.length > WON_DIGITS_MAX ? null : won;
}

/** Digits alone, of a phone, an account or a code; blanks and hyphens between them are left out. */
export function readCode(text: string, most: number): string | null {
  const code = text.normalize('NFKC').replaceAll(/[\s\-\u2010-\u2015\u2212]/g, '');
  return /^\d+$/.test(code) && code.length <= most ? code : null;
}

/** Odds or percent as a decimal text with a point, and with no more decimals than asked for. */
export function readDecimal(text: string, places: number): string | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{0,9})(?:\.(\d+))?$/.exec(normal(text));
  const [, whole = '', decimals = ''] = match ?? [];
  if (match === null || whole + decimals === '' || decimals.length > places) return null;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return `${digits === '' ? '0' : digits}${decimals === '' ? '' : `.${decimals}`}`;
}

function normal(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}

/** @param isNamed whether 원 stood behind it: without, the 5 of '1만5' may be five thousand */
function sumOf(text: string, isNamed: boolean): bigint | null {
  let [sum, group, read] = [0n, 0n, 0];
  let [room, last]: [bigint | null, bigint | null] = [null, null];
  for (const [part, digits = '', unit = '', groupUnit = ''] of text.matchAll(parts)) {
    const isBare = unit === '' && groupUnit === '';
    if (isBare && read + part.length < text.length) return null;
    if (isBare && read > 0 && digits.length === 1 && !isNamed) return null;
    const count = BigInt(digits.replaceAll(',', ''));
    if (unit !== '' && count > 9n) return null;
    const size = small[unit] ?? 1n;
    if (room !== null && count * size >= room) return null;
    group += count * size;
    room = size;
    if (groupUnit !== '') {
      const times = large[groupUnit] ?? 1n;
      if (last !== null && times >= last) return null;
      sum += group * times;
      [group, room, last] = [0n, GROUP, times];
    }
    read += part.length;
  }
  return read === text.length ? sum + group : null;
}
