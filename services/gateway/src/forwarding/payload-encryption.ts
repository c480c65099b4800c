/**
 * Invariant: only `dir` with A256GCM opens a payload. No other algorithm, no compression and no
 * critical extension can be named by who sends it.
 */
import { CompactEncrypt, compactDecrypt } from 'jose';

/** The content type of an encrypted body, asked for in `accept` as well. */
export const ENCRYPTED_TYPE = 'application/jose';

const ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

/** What a compact JWE has beside its text: a header, a nonce, a tag, and the dots between. */
const SEAL_ROOM_BYTES = 1_024;

/** How large so many bytes may be while they are encrypted: in base64, four for three. */
export function sealedMax(bytes: number): number {
  return Math.ceil((bytes * 4) / 3) + SEAL_ROOM_BYTES;
}

/** Opens a compact JWE that holds JSON. Returns null when it is anything else. */
export async function openPayload(key: Uint8Array, compact: Buffer): Promise<Buffer | null> {
  try {
    const opened = await compactDecrypt(compact.toString('latin1').trim(), key, ALGORITHMS);
    if (opened.protectedHeader.zip !== undefined) return null;
    const bytes = Buffer.from(opened.plaintext);
    JSON.parse(bytes.toString());
    return bytes;
  } catch {
    // Which of the reasons it was would help only who tries to forge one.
    return null;
  }
}

/** Closes an answer's bytes into a compact JWE. */
export async function sealPayload(key: Uint8Array, bytes: Buffer): Promise<Buffer> {
  const sealed = await new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/json' })
    .encrypt(key);
  return Buffer.from(sealed, 'latin1');
}
