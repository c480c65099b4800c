/**
 * Invariant: the rate at a moment is the latest that has begun by then; without one it is zero, and
 * never somebody else's.
 */

/** A rate and from when on it counts. */
export type DatedRate = { readonly ppm: number; readonly effectiveFrom: Date };

/** @param rates of one holder, category and kind, in any order */
export function rateAt<Rate extends DatedRate>(rates: readonly Rate[], at: Date): Rate | null {
  return rates.reduce<Rate | null>(
    (latest, one) =>
      one.effectiveFrom <= at && (latest === null || one.effectiveFrom > latest.effectiveFrom)
        ? one
        : latest,
    null,
  );
}

/** The highest and the lowest a rate is from a moment on, those that wait for their day included. */
export function boundsFrom(rates: readonly DatedRate[], at: Date): { max: number; min: number } {
  const now = rateAt(rates, at)?.ppm ?? 0;
  const later = rates.filter(({ effectiveFrom }) => effectiveFrom > at).map(({ ppm }) => ppm);
  return { max: Math.max(now, ...later), min: Math.min(now, ...later) };
}
