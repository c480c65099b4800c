/** Longer nobody waits for an answer. */
const MOST_MS = 60_000;

/** Upper bounds of the histogram, in milliseconds: fine where vendors promise and expect, coarse beyond. */
const boundsMs: readonly number[] = [
  1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 70, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000,
  5_000, 10_000,
];

/** The bucket of a call, by its upper bound. */
export function bucketOf(ms: number): number {
  return boundsMs.find((bound) => ms <= bound) ?? MOST_MS;
}

/** So many calls took at most so long, and longer than the bound before. */
export type CallTime = { readonly mostMs: number; readonly calls: number };

/**
 * The time that a share of the calls did not exceed, by the bounds of the buckets.
 *
 * @returns milliseconds; null without calls
 */
export function timeOf(times: readonly CallTime[], share: number): number | null {
  const total = times.reduce((sum, { calls }) => sum + calls, 0);
  let counted = 0;
  for (const { mostMs, calls } of times.toSorted((one, other) => one.mostMs - other.mostMs)) {
    counted += calls;
    if (calls > 0 && counted >= total * share) return mostMs;
  }
  return null;
}

/** Half of the calls took at most `p50`, all but one in a hundred `p99`; both by the bounds. */
export function timesOf(times: readonly CallTime[]) {
  return { p50: timeOf(times, 0.5), p99: timeOf(times, 0.99) };
}
