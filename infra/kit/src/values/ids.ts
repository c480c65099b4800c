import { hash } from 'node:crypto';
import { parse, v5, v7 } from 'uuid';

/** Makes new identifiers: UUID v7, so that rows made later sort later. */
export type Ids = { next(): string };

export const systemIds: Ids = { next: () => v7() };

/** As long as the time is with which a UUID v7 begins, in milliseconds, its dash among it. */
const TIME_DIGITS = 13;

const withTime = /^[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

/** @returns the time with which a text begins as an id of that version has it; undefined of any other */
function timeOf(text: string, version: '7' | '8'): string | undefined {
  const isIt = text.charAt(TIME_DIGITS + 1) === version && withTime.test(text);
  return isIt ? text.slice(0, TIME_DIGITS) : undefined;
}

/**
 * A UUID v7 as one of version 8, which hands its time on to what is derived from it: rows of derived ids
 * then lie in an index beside those of the same hour, and not anywhere.
 */
export function handingOn(id: string): string {
  return `${id.slice(0, TIME_DIGITS)}-8${id.slice(TIME_DIGITS + 2)}`;
}

/** The fixed root under which every derived id of the product is made. */
const ROOT = '5b0e2a52-6c0f-5d0e-9b8e-6f3c7c2f6a11';

/**
 * A UUID that is the same for the same namespace and name, on every machine, for ever. It lets a repeated
 * request or a replayed message find what its first run made. It is one of version 5; of a name that begins with an
 * id of version 8 it is one of version 8 with the time of that one, and else as random.
 *
 * @param namespace what kind of id this is, such as `wallet-command`
 * @param name what it is made from, such as a request's id
 * @throws RangeError for a text with half a character: its bytes would be those of another one
 * @example deriveId('wallet-command', requestId)
 */
export function deriveId(namespace: string, name: string): string {
  return derived(namespace, name, timeOf(name, '8'));
}

/**
 * The same for a name with a caller's key in it: where that is a UUID v7 the id has its time, and hands it on.
 *
 * @param salt what no caller knows: 74 bits of a hash that they could reckon would meet in 2^37 tries
 */
export function deriveIdOfKey(namespace: string, name: string, key: string, salt: string): string {
  const time = timeOf(key, '7');
  return time === undefined
    ? derived(namespace, name, undefined)
    : derived(namespace, `${salt}\n${name}`, time);
}

const SPACE_BYTES = 16;

/**
 * What uuid's `v5` makes, from one call of the hash, which stays a text: five ids are derived for each bet, and `v5`
 * takes three times as long.
 */
function derived(namespace: string, name: string, time: string | undefined): string {
  if (!name.isWellFormed()) throw new RangeError('An id is derived from whole characters.');
  const bytes = Buffer.allocUnsafe(SPACE_BYTES + Buffer.byteLength(name));
  bytes.set(spaceOf(namespace));
  bytes.write(name, SPACE_BYTES);
  const digits = hash('sha1', bytes, 'hex');
  const variant = (Number.parseInt(digits.charAt(16), 16) & 0b0011) | 0b1000;
  return [
    time ?? `${digits.slice(0, 8)}-${digits.slice(8, 12)}`,
    `${time === undefined ? 5 : 8}${digits.slice(13, 16)}`,
    `${variant.toString(16)}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function spaceOf(namespace: string): Uint8Array {
  const known = spaces.get(namespace);
  if (known !== undefined) return known;
  const space = parse(v5(namespace, ROOT));
  spaces.set(namespace, space);
  return space;
}

/** The kinds of ids are few and written in the code: each is worked out once. */
const spaces = new Map<string, Uint8Array>();
