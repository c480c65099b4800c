// Of the sandbox and of tests: a beacon of one's own. Who has its secret knows its rounds to come.
import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, roundMessage } from './beacon.ts';

const { shortSignatures } = bls12_381;

/** @param secret any text; the same text is the same beacon */
export function ownChain(
  secret: string,
  { genesis = 1_700_000_000, period = 3 } = {},
): BeaconChain {
  const publicKey = shortSignatures.getPublicKey(keyOf(secret)).toHex();
  const hash = createHash('sha256').update(`${publicKey} ${genesis} ${period}`).digest('hex');
  return { hash, publicKey, genesis, period };
}

/** The signature of a round as hexadecimal text. */
export function signRound(secret: string, round: number): string {
  return shortSignatures.Signature.toHex(shortSignatures.sign(roundMessage(round), keyOf(secret)));
}

/** Below the order of the group, as its first bits are none. */
function keyOf(secret: string): Uint8Array {
  const key = createHash('sha256').update(`beacon ${secret}`).digest();
  key[0] = 1;
  return key;
}
