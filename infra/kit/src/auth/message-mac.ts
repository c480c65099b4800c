/**
 * Invariant: whoever can write to a topic, or to a channel of Redis, cannot speak in the name of a
 * service by that. What moves money, and what says that it moved, carries a MAC (HMAC-SHA256) of its
 * exact bytes, its topic and its id, by a key that its two sides alone have.
 */
import { timingSafeEqual } from 'node:crypto';
import { hmacSha256 } from './hmac-sha256.ts';
import type { SecretKey } from './secret-keys.ts';

/** The header of an event that carries it. */
export const MAC_HEADER = 'noriter_mac';

/** More receivers than any message has; what stands behind them is not looked at. */
const MACS_MAX = 8;

/** What a MAC is of; the topic by its name in the catalogue. */
export type MacSubject = {
  readonly topic: string;
  readonly id: string;
  readonly value: Uint8Array;
};

/**
 * The topic of a MAC for the question what became of a message: it asks, and does not send, and what sent
 * the message does not ask about it.
 */
export function questionAbout(topic: string): string {
  return `${topic}/question`;
}

/** @returns the key's id and the MAC, as the header has them */
export function macOf(key: SecretKey, subject: MacSubject): string {
  return `${key.id}.${digestOf(key, subject)}`;
}

/** @returns a MAC for each receiver, each by the key it has; empty without any */
export function macsOf(keys: SecretKey | readonly SecretKey[], subject: MacSubject): string {
  if ('id' in keys) return macOf(keys, subject);
  return keys.map((key) => macOf(key, subject)).join(',');
}

/** @returns the key that a MAC was made with; null of none, of an unknown key, and of a forged one */
export function keyOfMac<Key extends SecretKey>(
  keys: readonly Key[],
  mac: string | undefined,
  subject: MacSubject,
): Key | null {
  if (mac === undefined) return null;
  let start = 0;
  for (let looked = 0; looked < MACS_MAX; looked += 1) {
    const comma = mac.indexOf(',', start);
    const end = comma === -1 ? mac.length : comma;
    const key = keyNamed(keys, mac, start);
    if (key !== null && isRight(key, mac.slice(start + key.id.length + 1, end), subject))
      return key;
    if (comma === -1) return null;
    start = end + 1;
  }
  return null;
}

function keyNamed<Key extends SecretKey>(
  keys: readonly Key[],
  mac: string,
  start: number,
): Key | null {
  for (const key of keys) {
    if (mac.startsWith(key.id, start) && mac[start + key.id.length] === '.') return key;
  }
  return null;
}

/** A digest in base64url. What is compared is written into the same memory each time. */
const DIGEST_CHARACTERS = 43;
const given = Buffer.alloc(DIGEST_CHARACTERS);
const right = Buffer.alloc(DIGEST_CHARACTERS);

function isRight(key: SecretKey, digest: string, subject: MacSubject): boolean {
  if (digest.length !== DIGEST_CHARACTERS || given.write(digest) !== DIGEST_CHARACTERS)
    return false;
  right.write(digestOf(key, subject));
  return timingSafeEqual(given, right);
}

/** The id's length keeps it apart from the bytes behind it. */
function digestOf({ key }: SecretKey, { topic, id, value }: MacSubject): string {
  return hmacSha256(key, `${topic} ${id.length} ${id} `, value);
}
