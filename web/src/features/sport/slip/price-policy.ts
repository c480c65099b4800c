/** Invariant: says of a change of odds what the service will say of it. */
import { oddsOf } from '../../bet/stakes.ts';
import type { OddsPolicy } from '../api.ts';

/** Ten-thousandths by which odds may have fallen. */
export const tolerances = [0, 100, 300, 500] as const;
export type Tolerance = (typeof tolerances)[number];
const TOLERANCE_SCALE = 10_000n;

export type PricePolicy = { oddsPolicy: OddsPolicy; tolerance: Tolerance };
export type SeenPrice = { seen: string; present: string };

/**
 * The prices that keep a ticket from being taken. Odds that fell are counted together, and those
 * that rose make up for nothing.
 */
export function refusedPrices<Price extends SeenPrice>(
  { oddsPolicy, tolerance }: PricePolicy,
  prices: readonly Price[],
): readonly Price[] {
  if (oddsPolicy === 'any') return [];
  const moved = prices.filter(({ seen, present }) => oddsOf(seen) !== oddsOf(present));
  if (oddsPolicy === 'none') return moved;
  const fallen = moved.filter(({ seen, present }) => oddsOf(present) < oddsOf(seen));
  let [kept, whole] = [1n, 1n];
  for (const { seen, present } of fallen) {
    kept *= oddsOf(present);
    whole *= oddsOf(seen);
  }
  return kept * TOLERANCE_SCALE < whole * (TOLERANCE_SCALE - BigInt(tolerance)) ? fallen : [];
}
