/** What odds pay back, reckoned as the server does: before an operator saves them. */

/** How often a selection wins, counted over every draw there can be. */
export type Chance = { numerator: string; denominator: string };

const SCALE = 1_000n;
const WHOLE = 10_000n;

/** Odds in thousandths; null for a text that is none. */
export function parseOdds(text: string): bigint | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return BigInt(whole) * SCALE + BigInt(decimals.padEnd(3, '0'));
}

/** As odds are read: two decimals, a third where there is one. */
export function oddsText(odds: bigint): string {
  const decimals = (odds % SCALE).toString().padStart(3, '0');
  return `${odds / SCALE}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}

/** Of ten thousand won staked, so many come back on average; rounded up, as it costs the house. */
export function returnRate({ numerator, denominator }: Chance, odds: bigint): bigint {
  const [won, of] = [BigInt(numerator) * odds * WHOLE, BigInt(denominator) * SCALE];
  return (won + of - 1n) / of;
}

/** The highest odds a ceiling allows, in hundredths. */
export function highestOdds({ numerator, denominator }: Chance, ceiling: bigint): bigint {
  const odds = (ceiling * SCALE * BigInt(denominator)) / (WHOLE * BigInt(numerator));
  return odds - (odds % 10n);
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
