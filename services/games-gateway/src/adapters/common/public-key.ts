import { createPublicKey, type KeyObject } from 'node:crypto';

const known = new Map<string, KeyObject>();

/** A vendor's public key; each is read once. */
export function publicKeyOf(pem: string): KeyObject {
  const key = known.get(pem) ?? createPublicKey(pem);
  known.set(pem, key);
  return key;
}
