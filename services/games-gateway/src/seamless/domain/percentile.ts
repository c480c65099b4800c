/** A bucket of a histogram: so many calls took at most so many seconds. */
export type Bucket = { readonly most: number; readonly count: number };

/**
 * The time that a share of the calls did not exceed, by the bounds of the buckets.
 *
 * @returns milliseconds; null without calls, or where it lies beyond every bound
 */
export function percentile(buckets: readonly Bucket[], share: number): number | null {
  const total = Math.max(0, ...buckets.map(({ count }) => count));
  if (total === 0) return null;
  const found = buckets
    .filter(({ most, count }) => Number.isFinite(most) && count >= total * share)
    .toSorted((one, other) => one.most - other.most)[0];
  return found === undefined ? null : found.most * 1_000;
}
