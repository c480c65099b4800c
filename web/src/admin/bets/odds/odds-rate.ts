/** What odds pay back, for chances as the service sends them. */
import { fraction } from '@noriter/rules/fraction';
import * as rules from '@noriter/rules/return-rate';

/** How often a selection wins, counted over every draw there can be. */
export type Chance = { numerator: string; denominator: string };

const WHOLE = 10_000n;

/** Of ten thousand won staked, so many come back on average; rounded up, as it costs the house. */
export function returnRate({ numerator, denominator }: Chance, odds: bigint): bigint {
  return rules.returnRate(fraction(BigInt(numerator), BigInt(denominator)), odds);
}

/** The highest odds a ceiling allows, in hundredths. */
export function highestOdds({ numerator, denominator }: Chance, ceiling: bigint): bigint {
  return rules.highestOdds(fraction(BigInt(numerator), BigInt(denominator)), ceiling);
}

/** Hundredths of a percent as a percentage: 9750 is '97.5%'. */
export function percentText(hundredths: bigint): string {
  const decimals = (hundredths % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return `${hundredths / 100n}${decimals === '' ? '' : `.${decimals}`}%`;
}

/** A percentage that was typed, in hundredths; null for what is none. */
export function parsePercent(text: string): bigint | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** A chance as a percentage with two decimals, rounded. */
export function chanceText({ numerator, denominator }: Chance): string {
  const [won, of] = [BigInt(numerator) * WHOLE, BigInt(denominator)];
  return percentText((won + of / 2n) / of);
}
