/**
 * Invariant: a leg's factor depends on its price and its result alone: void part + the rest times
 * (0 or the price, reduced where several share the win).
 */

import { type Fraction, fraction, plus, times } from './fraction.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';

/** How much of the stake comes back untouched, in halves. */
export type VoidHalves = 0 | 1 | 2;

/**
 * What became of a selection. `voidHalves` 2 is a void or a push, 1 with `won` a half win and
 * without it a half loss. `shares` of a dead heat: `of` selections share `places` winning places.
 */
export type LegResult = {
  readonly won: boolean;
  readonly voidHalves: VoidHalves;
  readonly deadHeat?: { readonly places: number; readonly of: number } | undefined;
};

export const results = {
  win: { won: true, voidHalves: 0 },
  lose: { won: false, voidHalves: 0 },
  halfWin: { won: true, voidHalves: 1 },
  halfLose: { won: false, voidHalves: 1 },
  push: { won: false, voidHalves: 2 },
} as const satisfies Record<string, LegResult>;

/** Two that tie for one place each win half: `deadHeat(1, 2)`. */
export function deadHeat(places: number, of: number): LegResult {
  if (places < 1 || of < places) throw new RangeError('More places than who share them.');
  return { won: true, voidHalves: 0, deadHeat: { places, of } };
}

/** What one won on this leg becomes. */
export function legFactor(odds: Odds, { won, voidHalves, deadHeat: tie }: LegResult): Fraction {
  const kept = fraction(BigInt(voidHalves), 2n);
  if (!won || voidHalves === 2) return kept;
  const share = tie ? fraction(BigInt(tie.places), BigInt(tie.of)) : fraction(1n);
  const price = times(fraction(odds, ODDS_SCALE), share);
  return plus(kept, times(fraction(2n - BigInt(voidHalves), 2n), price));
}

export function isVoid({ voidHalves }: LegResult): boolean {
  return voidHalves === 2;
}

/** Nothing comes back. */
export function isLost({ won, voidHalves }: LegResult): boolean {
  return !won && voidHalves === 0;
}
