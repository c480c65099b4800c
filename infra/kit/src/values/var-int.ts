/**
 * Whole numbers as Kafka and Protobuf write them (https://protobuf.dev/programming-guides/encoding/#varints):
 * seven bits a byte, the lowest first, each byte but the last with its highest bit set.
 */

/** How many bytes a number takes; from 0 to 2^53 - 1. */
export function varIntSize(value: number): number {
  let size = 1;
  for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) size += 1;
  return size;
}

/**
 * Writes a number from 0 to 2^53 - 1; not with bit operations, which know 32 bits only.
 *
 * @returns the place behind it
 */
export function writeVarInt(bytes: Uint8Array, value: number, at: number): number {
  let end = at;
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) {
    bytes[end] = (rest % 128) + 128;
    end += 1;
  }
  bytes[end] = rest;
  return end + 1;
}
