import { randomBytes } from 'node:crypto';
import { couponChosen, couponCode, couponSymbols } from '@noriter/rules/coupon-code';

/** The bytes that favour no symbol: 8 times 31 of 256. */
const USABLE = 256 - (256 % couponSymbols);

/** New codes, none twice: 15 symbols of chance each, from the system's own source. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>();
  const next = chances();
  while (codes.size < count) {
    codes.add(couponCode(Array.from({ length: couponChosen }, () => next())));
  }
  return [...codes];
}

function chances(): () => number {
  let bytes = Buffer.alloc(0);
  let at = 0;
  return () => {
    for (;;) {
      if (at >= bytes.length) {
        bytes = randomBytes(4_096);
        at = 0;
      }
      const byte = bytes[at] ?? USABLE;
      at += 1;
      if (byte < USABLE) return byte % couponSymbols;
    }
  };
}
