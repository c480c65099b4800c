/**
 * Invariant: a price is a whole number of thousandths, and what is made of prices is a fraction of
 * whole numbers: nothing is rounded before the won that is paid, and that is rounded down once.
 */

/** Decimal odds in thousandths: 1.85 is 1850n. */
export type Odds = bigint;

export const ODDS_SCALE = 1000n;

/** A void leg counts as this. */
const EVEN: Odds = ODDS_SCALE;

const pattern = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** Reads decimal odds; null when the text is none, or is below 1. */
export function parseOdds(text: string): Odds | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const odds = BigInt(match[1] ?? '0') * ODDS_SCALE + BigInt((match[2] ?? '').padEnd(3, '0'));
  return odds < EVEN ? null : odds;
}

/** As players read it: at least two decimals, a third where there is one. */
export function formatOdds(odds: Odds): string {
  const decimals = (odds % ODDS_SCALE).toString().padStart(3, '0');
  return `${odds / ODDS_SCALE}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}
