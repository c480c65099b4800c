/**
 * Invariant: a seed that is kept is sealed with a key that its store does not hold, and opens only
 * under the name it was sealed for. Who reads the store alone, or the key alone, knows no seed.
 */

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type SecretKeys, secretKeys, secretKeysText } from '@noriter/kit/secret-keys';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The first seals; the others open what they sealed before they were replaced. */
export type DrawKeys = SecretKeys;

/** Of a setting: one or several keys of 32 bytes in base64, the present one first, with commas between. */
export const drawKeysText = secretKeysText;

export const drawKeys = secretKeys;

/** @param name what the seed draws, or the chain it ends; it opens under no other */
export function sealSeed([{ id, key }]: DrawKeys, name: string, seed: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(seed), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${iv.toString('base64url')}.${sealed.toString('base64url')}`;
}

/** Null when none of the keys sealed it, or it was sealed for another name. */
export function openSeed(keys: DrawKeys, name: string, text: string): Uint8Array | null {
  const [id, iv = '', body = ''] = text.split('.');
  const key = keys.find((one) => one.id === id);
  if (key === undefined) return null;
  const sealed = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
