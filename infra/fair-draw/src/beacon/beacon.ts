/**
 * Invariant: a draw that names a round of a public beacon depends on what nobody knew before that
 * round's time, neither its players nor its site. The beacon is drand's `bls-unchained-g1-rfc9380`
 * (network quicknet): the signature of a round is the network's own over the round's number, there
 * is exactly one that holds, and its SHA-256 is the round's randomness.
 */

import { createHash, createHmac } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { z } from 'zod';

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const ROUND_BYTES = 8;
const SECOND_MS = 1_000;

export const beaconChainShape = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Compressed, of the group G2. */
  publicKey: z.string().regex(/^[0-9a-f]{192}$/),
  /** When round 1 came, in seconds. */
  genesis: z.int().min(0),
  /** Seconds from round to round. */
  period: z.int().min(1).max(60),
});

export type BeaconChain = z.output<typeof beaconChainShape>;

/** drand's public network, run by the League of Entropy: a round each three seconds. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** The first round that comes after a moment, never at it. */
export function roundAfter({ genesis, period }: BeaconChain, moment: Date): number {
  const elapsed = moment.getTime() / SECOND_MS - genesis;
  return elapsed < 0 ? 1 : Math.floor(elapsed / period) + 2;
}

export function timeOfRound({ genesis, period }: BeaconChain, round: number): Date {
  return new Date((genesis + (round - 1) * period) * SECOND_MS);
}

/** What the network signs of a round. */
export function roundMessage(round: number) {
  const bytes = Buffer.alloc(ROUND_BYTES);
  bytes.writeBigUInt64BE(BigInt(round));
  return bls12_381.shortSignatures.hash(createHash('sha256').update(bytes).digest(), DOMAIN);
}

/**
 * Whether a signature is the network's own of that round. It takes some 45 ms of one core.
 *
 * @param signature hexadecimal text
 */
export function isSignatureOf(
  { publicKey }: Pick<BeaconChain, 'publicKey'>,
  round: number,
  signature: string,
): boolean {
  try {
    return bls12_381.shortSignatures.verify(
      Buffer.from(signature, 'hex'),
      roundMessage(round),
      Buffer.from(publicKey, 'hex'),
    );
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}

/** The seed that a round is drawn with: of the promised one and of what the beacon came to. */
export function mixedSeed(
  seed: Uint8Array,
  beacon: { chain: string; round: number; signature: string },
): Uint8Array {
  const randomness = createHash('sha256')
    .update(Buffer.from(beacon.signature, 'hex'))
    .digest('hex');
  return createHmac('sha256', seed)
    .update(`beacon ${beacon.chain} ${beacon.round} ${randomness}`)
    .digest();
}
