/** The bomb: a multiplier grows until it bursts. Multipliers are whole hundredths: 250 is 2.50. */

/** What a stake returns on average, whatever point is cashed out at, in hundredths. */
const RETURN = 97n;
const RANGE = 2n ** 52n;
export const LOWEST = 100;
export const HIGHEST = 1_000_000;
/** Growth: one and a half per cent in each 100 ms. */
const GROWTH_PER_MS = Math.log(1.015) / 100;

/**
 * Where a round bursts, of a draw from 0 to 2^52 - 1. So many of the draws reach `point` that the
 * return at each point is 97 % to within a grain: see `reaching`.
 */
export function burstAt(draw: bigint): number {
  const at = (RETURN * RANGE) / (draw + 1n);
  if (at < BigInt(LOWEST)) return LOWEST;
  return at > BigInt(HIGHEST) ? HIGHEST : Number(at);
}

/** How many draws of 2^52 burst at `point` or above: exact. */
export function reaching(point: number): bigint {
  if (point <= LOWEST) return RANGE;
  return point > HIGHEST ? 0n : (RETURN * RANGE) / BigInt(point);
}

/** What cashing out at `point` returns on average: the burst has to come after it. */
export function returnAt(point: number): number {
  const permille = (reaching(point + 1) * BigInt(point) * 10_000_000n) / (RANGE * 100n);
  return Number(permille) / 10_000_000;
}

/** The draw of a round's seed: 52 bits of its hash, so that a seed shown later proves it. */
export function drawOf(hash: Uint8Array): bigint {
  let draw = 0n;
  for (const byte of hash.subarray(0, 7)) draw = (draw << 8n) | BigInt(byte);
  return draw >> 4n;
}

/** The multiplier after so long, in hundredths, rounded down. */
export function multiplierAfter(ms: number): number {
  return Math.min(HIGHEST, Math.floor(LOWEST * Math.exp(GROWTH_PER_MS * Math.max(0, ms)) + 1e-9));
}

/** When a multiplier is reached, in ms. */
export function timeOf(point: number): number {
  return Math.log(point / LOWEST) / GROWTH_PER_MS;
}

/** What a stake brings at a point, stake included, in whole won; the rest goes to the house. */
export function payAt(stake: bigint, point: number): bigint {
  return (stake * BigInt(point)) / 100n;
}
