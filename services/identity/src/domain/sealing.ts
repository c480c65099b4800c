// Invariant: a sealed text opens only with the key version it names and only in the row and column
// it was sealed for, so a stolen dump shows nothing and a moved value does not open.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

export type DataKeys = {
  readonly current: number;
  readonly byVersion: ReadonlyMap<number, Uint8Array>;
};

/** The AES-GCM additional data: where the text belongs. */
export type Place = { readonly rowId: string; readonly column: string };

export const ivBytes = 12;
const tagBytes = 16;

/** `iv` must be fresh random bytes for each call. */
export function seal(keys: DataKeys, place: Place, iv: Uint8Array, plain: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, keys.current), iv);
  cipher.setAAD(placeBytes(place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${keys.current}.${Buffer.from(iv).toString('base64url')}.${sealed.toString('base64url')}`;
}

export function open(keys: DataKeys, place: Place, text: string): string {
  const [version = '', iv = '', body = ''] = text.split('.');
  const sealed = Buffer.from(body, 'base64url');
  const key = keyOf(keys, Number(version));
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const plain = decipher.update(sealed.subarray(0, -tagBytes));
  return Buffer.concat([plain, decipher.final()]).toString('utf8');
}

export function versionOf(text: string): number {
  return Number(text.slice(0, text.indexOf('.')));
}

/** A keyed digest that lets equal values be found, and nobody without the key guess them. */
export function lookupDigest(key: Uint8Array, column: string, normalised: string): string {
  return createHmac('sha256', key).update(`${column}\n${normalised}`).digest('base64url');
}

function keyOf(keys: DataKeys, version: number): Uint8Array {
  const key = keys.byVersion.get(version);
  if (key === undefined) throw new Error(`DATA_KEYS holds no key of version ${version}.`);
  return key;
}

function placeBytes(place: Place): Buffer {
  return Buffer.from(`${place.rowId}\n${place.column}`, 'utf8');
}
