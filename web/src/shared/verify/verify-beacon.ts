/**
 * Invariant: a beacon's round holds when its signature is the network's own of that round's number, and
 * when its time lay after the moment bets ended. drand's public network is known here, whatever the
 * site says of it.
 */
import type { BeaconRound } from './verify-seed.ts';

export type BeaconNetwork = { hash: string; publicKey: string; genesis: number; period: number };

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SECOND_MS = 1_000;
const ROUND_BYTES = 8;

/** As https://api.drand.sh tells it. */
const drand: BeaconNetwork = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** Whether a network is the one that many run together; any other is its owner's word. */
export function isPublicNetwork({ chain }: BeaconRound): boolean {
  return chain === drand.hash;
}

export async function beaconHolds(
  beacon: BeaconRound,
  { network, closesAt }: { network: BeaconNetwork | null; closesAt: string },
): Promise<boolean> {
  const known = isPublicNetwork(beacon) ? drand : network;
  if (known === null || known.hash !== beacon.chain) return false;
  const at = (known.genesis + (beacon.round - 1) * known.period) * SECOND_MS;
  if (at <= Date.parse(closesAt)) return false;
  return isSigned(known.publicKey, beacon);
}

/** The curve's arithmetic is large, and only who verifies a draw needs it. */
async function isSigned(publicKey: string, { round, signature }: BeaconRound): Promise<boolean> {
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const { shortSignatures } = bls12_381;
  const message = new DataView(new ArrayBuffer(ROUND_BYTES));
  message.setBigUint64(0, BigInt(round));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', message.buffer));
  try {
    return shortSignatures.verify(
      bytesOf(signature),
      shortSignatures.hash(digest, DOMAIN),
      bytesOf(publicKey),
    );
  } catch {
    return false;
  }
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
