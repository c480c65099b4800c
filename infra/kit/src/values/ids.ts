import { hash } from 'node:crypto';
import { parse, v5, v7 } from 'uuid';

/** Makes new identifiers: UUID v7, so that rows made later sort later. */
export type Ids = { next(): string };

export const systemIds: Ids = { next: () => v7() };

/** The fixed root under which every derived id of the product is made. */
const ROOT = '5b0e2a52-6c0f-5d0e-9b8e-6f3c7c2f6a11';

/**
 * A UUID v5 that is the same for the same namespace and name, on every machine, for ever.
 * It lets a repeated request or a replayed message find what its first run made.
 *
 * @param namespace what kind of id this is, such as `wallet-command`
 * @param name what it is made from, such as a request's id
 * @throws RangeError for a text with half a character: its bytes would be those of another one
 * @example deriveId('wallet-command', requestId)
 */
export function deriveId(namespace: string, name: string): string {
  let space = spaces.get(namespace);
  if (space === undefined) {
    space = parse(v5(namespace, ROOT));
    spaces.set(namespace, space);
  }
  return derived(space, name);
}

const SPACE_BYTES = 16;

/**
 * What uuid's `v5` makes, from one call of the hash, which stays a text: five ids are derived for
 * each bet, and `v5` takes three times as long.
 */
function derived(space: Uint8Array, name: string): string {
  if (!name.isWellFormed()) throw new RangeError('An id is derived from whole characters.');
  const bytes = Buffer.allocUnsafe(SPACE_BYTES + Buffer.byteLength(name));
  bytes.set(space);
  bytes.write(name, SPACE_BYTES);
  const digits = hash('sha1', bytes, 'hex');
  const variant = (Number.parseInt(digits.charAt(16), 16) & 0b0011) | 0b1000;
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    `${variant.toString(16)}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

/** The kinds of ids are few and written in the code: each is worked out once. */
const spaces = new Map<string, Uint8Array>();
