/**
 * Invariant: a hash of the audit log is made with a key that its database does not hold. Whoever may
 * write to the database alone can take rows away or change them, and cannot make it look as before.
 */
import { createHmac } from 'node:crypto';
import { type SecretKeys, secretKeys, secretKeysText } from '../auth/secret-keys.ts';

/** The first makes hashes; the others verify what they made before they were replaced. */
export type AuditKeys = SecretKeys;

/** Of a setting: one or several keys of 32 bytes in base64, the present one first, with commas between. */
export const auditKeyText = secretKeysText;

export const auditKeys = secretKeys;

/** Hexadecimal text; null when the key of that id is not there. */
export function keyedHash(keys: AuditKeys, id: string, text: string): string | null {
  const key = keys.find((one) => one.id === id);
  return key === undefined ? null : createHmac('sha256', key.key).update(text).digest('hex');
}
