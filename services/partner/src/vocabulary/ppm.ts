/**
 * Invariant: a rate is a whole number of millionths, which is a percentage of four decimals; a rate
 * times won is micro-won, exactly.
 */
import { z } from 'zod';

/** One whole, in millionths. */
export const WHOLE_PPM = 1_000_000;

const PER_PERCENT = 10_000;

/** A rate on the wire: percent with at most four decimals, e.g. "1.2" or "0.0125". */
export const percentText = z.codec(
  z
    .string()
    .regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, 'A rate is 0 to 100 percent, four decimals.')
    .meta({ id: 'Percent', description: 'Percent with at most four decimals' }),
  z.int().min(0).max(WHOLE_PPM),
  { decode: ppmOfPercent, encode: percentOfPpm },
);

/** @example ppmOfPercent('1.2') // 12000 */
export function ppmOfPercent(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * PER_PERCENT + Number(decimals.padEnd(4, '0'));
}

/** @example percentOfPpm(12000) // '1.20' */
export function percentOfPpm(ppm: number): string {
  const decimals = String(ppm % PER_PERCENT).padStart(4, '0');
  return `${Math.floor(ppm / PER_PERCENT)}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`;
}
