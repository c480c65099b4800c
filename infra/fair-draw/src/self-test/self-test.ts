import { randomBytes } from 'node:crypto';
import { drawBalls, fairNumbers, seedHash } from '../fair-draw.ts';
import { linksOf } from '../seed-chain.ts';
import { failedBitTests, TESTED_BYTES } from './bits.ts';

/** Worked out apart from this code: `self-test.test.ts` says how. */
const known = {
  hash: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  anchor: 'cc85b14e2a43f5c0072818e49c5e184954beee24e244706f5dc85c554a7d0533',
  balls: '14 25 24 3 9',
};

/**
 * Whether seeds may be made and draws drawn here and now: the machine's generator by its bits, and
 * the arithmetic of a draw by answers that are known. Bits that fail are looked at once more: a
 * sound generator fails twice running about once in ten million times.
 *
 * @returns what failed; empty when all is well
 */
export function generatorFaults(bytes: (count: number) => Uint8Array = randomBytes): string[] {
  const failed = failedBitTests(bytes(TESTED_BYTES));
  const bits = failed.length === 0 ? [] : failedBitTests(bytes(TESTED_BYTES));
  return [...bits, ...arithmeticFaults()];
}

function arithmeticFaults(): string[] {
  const seed = Buffer.alloc(32, 7);
  const [anchor = seed] = linksOf(seed, 288);
  const balls = drawBalls(fairNumbers(seed, 'self-test'), 5, 28).join(' ');
  const found = { hash: seedHash(seed), anchor: Buffer.from(anchor).toString('hex'), balls };
  return (['hash', 'anchor', 'balls'] as const).filter((what) => found[what] !== known[what]);
}
