import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const KEY_BYTES = 32;
const ID_DIGITS = 12;

/** A key that two sides share, or one keeps for itself. */
export type SecretKey = {
  readonly id: string;
  /** Ready for use: what is made of its bytes anew each time costs several times as much. */
  readonly key: KeyObject;
};

/** The first is used; the others are good for what was made with them before they were replaced. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]];

/** Of a setting: one or several keys of 32 bytes in base64, the present one first, with commas between. */
export const secretKeysText = z
  .string()
  .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
  .refine((keys) => keys.every(({ length }) => length === KEY_BYTES), 'is not 32 bytes in base64')
  .transform(secretKeys);

/** @throws RangeError when there is none */
export function secretKeys(keys: readonly Uint8Array[]): SecretKeys {
  const [first, ...others] = keys.map((bytes) => ({
    id: keyId(bytes),
    key: createSecretKey(bytes),
  }));
  if (first === undefined) throw new RangeError('There is at least one key.');
  return [first, ...others];
}

/** Names a key without telling it. */
function keyId(bytes: Uint8Array): string {
  return createHash('sha256').update('id of ').update(bytes).digest('hex').slice(0, ID_DIGITS);
}
