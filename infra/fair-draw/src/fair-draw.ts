/**
 * Invariant: a draw is settled by the server's seed and the round alone, every outcome is as likely
 * as every other, and anybody who has the seed comes to the same one. The seed's hash is published
 * before the first bet, the seed after the draw.
 *
 * Bytes are HMAC-SHA256(seed, "<round>:<block>"), block 0, 1, 2 …, read in fours as whole numbers;
 * a number that would favour some outcomes is passed over (rejection sampling).
 */

import { createHash, createHmac, randomBytes } from 'node:crypto';

const UINT32 = 0x1_0000_0000;
const BYTES_IN_NUMBER = 4;
const SEED_BYTES = 32;

/** A seed out of the machine's generator: nobody can know it before it is made. */
export function newSeed(): Uint8Array {
  return randomBytes(SEED_BYTES);
}

/** What is published before bets open: SHA-256 of the seed's 32 bytes, as hexadecimal text. */
export function seedHash(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** Whole numbers below a bound, one after the other, all of one round. */
export type FairNumbers = { below(bound: number): number };

/** @param round what the round is called; the same name always draws the same */
export function fairNumbers(seed: Uint8Array, round: string): FairNumbers {
  let block = 0;
  let bytes = Buffer.alloc(0);
  let at = 0;

  function next(): number {
    if (at >= bytes.length) {
      bytes = createHmac('sha256', seed).update(`${round}:${block}`).digest();
      block += 1;
      at = 0;
    }
    const number = bytes.readUInt32BE(at);
    at += BYTES_IN_NUMBER;
    return number;
  }

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1) throw new RangeError('A bound is 1 or more.');
      const usable = UINT32 - (UINT32 % bound);
      for (;;) {
        const number = next();
        if (number < usable) return number % bound;
      }
    },
  };
}

/** So many different numbers of 1 to `highest`, in the order they were drawn (Fisher and Yates). */
export function drawBalls(numbers: FairNumbers, count: number, highest: number): number[] {
  const balls = Array.from({ length: highest }, (_, index) => index + 1);
  for (let at = 0; at < count; at += 1) {
    const other = at + numbers.below(highest - at);
    const ball = balls[at] ?? 0;
    balls[at] = balls[other] ?? 0;
    balls[other] = ball;
  }
  return balls.slice(0, count);
}
