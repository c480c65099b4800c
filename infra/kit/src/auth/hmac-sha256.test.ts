import { createHmac, createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './hmac-sha256.ts';

const bytes = (byte: number, length: number) => new Uint8Array(length).fill(byte);
const hexOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString('hex');

/** RFC 4231, 4.2 and 4.3; each message is cut once, as ours are. */
const examples = [
  {
    key: bytes(0x0b, 20),
    message: ['Hi', ' There'],
    mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    key: Buffer.from('Jefe'),
    message: ['what do ya want ', 'for nothing?'],
    mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
] as const;

describe('hmacSha256', () => {
  it.each(examples)('makes $mac', ({ key, message: [head, body], mac }) => {
    expect(hexOf(hmacSha256(createSecretKey(key), head, Buffer.from(body)))).toBe(mac);
  });

  it("makes Node's own, whatever the key and the message are", () => {
    const key = fc.uint8Array({ minLength: 1, maxLength: 64 });
    const head = fc.string({ unit: 'binary', maxLength: 80 });
    const body = fc.uint8Array({ maxLength: 9_000 });
    fc.assert(
      fc.property(key, head, body, (keyBytes, text, behind) => {
        const secret = createSecretKey(keyBytes);
        const whole = Buffer.concat([Buffer.from(text), behind]);
        const own = createHmac('sha256', secret).update(whole).digest('base64url');
        expect(hmacSha256(secret, text, behind)).toBe(own);
        // What one message leaves behind is not seen by the next.
        expect(hmacSha256(secret, text, behind.subarray(0, 3))).toBe(
          createHmac('sha256', secret)
            .update(text)
            .update(behind.subarray(0, 3))
            .digest('base64url'),
        );
      }),
    );
  });

  it('takes messages of any length', () => {
    const secret = createSecretKey(bytes(1, 32));
    for (const length of [0, 1, 4_030, 4_096, 4_097, 1_000_000]) {
      const body = bytes(7, length);
      const own = createHmac('sha256', secret).update('이름 ').update(body).digest('base64url');
      expect(hmacSha256(secret, '이름 ', body)).toBe(own);
    }
  });

  it('refuses a key that would have to be hashed first', () => {
    expect(() => hmacSha256(createSecretKey(bytes(1, 65)), '', bytes(0, 1))).toThrow(RangeError);
  });
});
