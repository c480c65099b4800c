import { hash, type KeyObject } from 'node:crypto';

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
/** Room for most messages, in bytes: what one takes that is longer is not kept. */
const MESSAGE_ROOM = 4_096;
/** A character of a text is three bytes of UTF-8 at most. */
const CHARACTER_BYTES_MAX = 3;

/** A key as it stands before the message, and before the digest of both, each with room behind it. */
type Pads = { readonly inner: Buffer; readonly outer: Buffer };

const padsOf = new WeakMap<KeyObject, Pads>();

/**
 * HMAC-SHA256 (RFC 2104) in base64url of a text and the bytes behind it, by two one-shot hashes of Node's
 * own. `createHmac` makes an object of the native library for each message, which costs more than hashing a
 * short one. So does a digest that is handed over as a Buffer: the one between the two is a text of its bytes.
 *
 * @throws RangeError when the key has more than 64 bytes: RFC 2104 hashes those first, and none of ours has
 */
export function hmacSha256(key: KeyObject, head: string, body: Uint8Array): string {
  const { inner, outer } = padsOf.get(key) ?? makePads(key);
  const size = BLOCK_BYTES + head.length * CHARACTER_BYTES_MAX + body.length;
  const message =
    size <= inner.length ? inner : Buffer.concat([inner.subarray(0, BLOCK_BYTES)], size);
  const start = BLOCK_BYTES + message.write(head, BLOCK_BYTES);
  message.set(body, start);
  const digest = hash('sha256', message.subarray(0, start + body.length), 'binary');
  outer.write(digest, BLOCK_BYTES, 'binary');
  return hash('sha256', outer, 'base64url');
}

function makePads(key: KeyObject): Pads {
  const bytes = key.export();
  if (bytes.length > BLOCK_BYTES) throw new RangeError(`A key has ${BLOCK_BYTES} bytes at most.`);
  const pads = {
    inner: padded(bytes, INNER_PAD, MESSAGE_ROOM),
    outer: padded(bytes, OUTER_PAD, DIGEST_BYTES),
  };
  padsOf.set(key, pads);
  return pads;
}

function padded(key: Buffer, pad: number, room: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES + room);
  for (let at = 0; at < BLOCK_BYTES; at += 1) block[at] = (key[at] ?? 0) ^ pad;
  return block;
}
