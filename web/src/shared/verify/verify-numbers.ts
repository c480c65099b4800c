/**
 * Invariant: the numbers of a draw follow from its seed and its name alone, and whoever has both
 * comes to the same ones: HMAC-SHA256(seed, "<name>:<block>"), read in fours of bytes, and a number
 * that would favour an outcome is passed over. Written apart from the server, to check it.
 */

const UINT32 = 0x1_0000_0000;
const BYTES_IN_NUMBER = 4;

/** One number that was looked at, with all that is needed to follow it by hand. */
export type NumberStep = {
  block: number;
  /** Its four bytes as hexadecimal text. */
  bytes: string;
  number: number;
  bound: number;
  /** Null when it was passed over. */
  remainder: number | null;
};

export type SeedNumbers = {
  /** The next number from 0 to below the bound. */
  below(bound: number): Promise<number>;
  readonly steps: readonly NumberStep[];
};

export async function openNumbers(
  seed: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<SeedNumbers> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, hmac, false, ['sign']);
  const steps: NumberStep[] = [];
  let block = -1;
  let bytes = new Uint8Array();
  let at = 0;

  async function next(): Promise<Uint8Array> {
    if (at >= bytes.length) {
      block += 1;
      const text = new TextEncoder().encode(`${name}:${block}`);
      bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
      at = 0;
    }
    at += BYTES_IN_NUMBER;
    return bytes.slice(at - BYTES_IN_NUMBER, at);
  }

  return {
    steps,
    async below(bound) {
      const usable = UINT32 - (UINT32 % bound);
      for (;;) {
        const four = await next();
        const number = new DataView(four.buffer).getUint32(0);
        const remainder = number < usable ? number % bound : null;
        steps.push({ block, bytes: hexOf(four), number, bound, remainder });
        if (remainder !== null) return remainder;
      }
    },
  };
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The 32 bytes of a seed; null when the text is not 64 hexadecimal digits. */
export function seedOf(text: string): Uint8Array<ArrayBuffer> | null {
  const pairs = /^[0-9a-f]{64}$/i.test(text.trim()) ? text.trim().match(/../g) : null;
  return pairs && Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
