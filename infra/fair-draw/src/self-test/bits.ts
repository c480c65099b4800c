/**
 * Invariant: the four tests of FIPS 140-2 on 20,000 bits, with its bounds: each fails a sound
 * generator about once in ten thousand times.
 */

export const TESTED_BYTES = 2_500;

const ones = { above: 9_725, below: 10_275 };
const poker = { above: 2.16, below: 46.17 };
const longRun = 26;
/** How often a run of 1, 2, … 6 and more comes, for zeros as for ones. */
const runs = [
  [2_315, 2_685],
  [1_114, 1_386],
  [527, 723],
  [240, 384],
  [103, 209],
  [103, 209],
] as const;

/** The names of the tests that the bytes fail. */
export function failedBitTests(bytes: Uint8Array): string[] {
  const bits = [...bytes].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  const results = { ones: onesHold(bits), poker: pokerHolds(bytes), runs: runsHold(bits) };
  return Object.entries(results)
    .filter(([, holds]) => !holds)
    .map(([name]) => name);
}

function onesHold(bits: readonly number[]): boolean {
  const count = bits.reduce((sum, bit) => sum + bit, 0);
  return count > ones.above && count < ones.below;
}

/** Each of the 16 halves of a byte comes about as often. */
function pokerHolds(bytes: Uint8Array): boolean {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const half of [...bytes].flatMap((byte) => [byte >> 4, byte & 15])) {
    counts[half] = (counts[half] ?? 0) + 1;
  }
  const halves = bytes.length * 2;
  const squares = counts.reduce((sum, count) => sum + count ** 2, 0);
  const value = (16 / halves) * squares - halves;
  return value > poker.above && value < poker.below;
}

function runsHold(bits: readonly number[]): boolean {
  const counts = [0, 1].map(() => runs.map(() => 0));
  let length = 0;
  for (const [at, bit] of bits.entries()) {
    length += 1;
    if (bits[at + 1] === bit) continue;
    if (length >= longRun) return false;
    const row = counts[bit] ?? [];
    const place = Math.min(length, runs.length) - 1;
    row[place] = (row[place] ?? 0) + 1;
    length = 0;
  }
  return counts.every((row) =>
    runs.every(([least, most], place) => {
      const count = row[place] ?? 0;
      return count >= least && count <= most;
    }),
  );
}
