import { describe, expect, it } from 'vitest';

import { closeCodes } from './close-codes.ts';

describe('close codes', () => {
  const all = Object.values(closeCodes);

  it('are each used for one thing, so that the code alone shows what to do', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it('are codes that an application may send, with reasons that fit a close frame', () => {
    for (const { code, reason } of all) {
      expect([1000, 1009, 1011, 1012, 1013].includes(code) || (code >= 4000 && code <= 4999)).toBe(
        true,
      );
      expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123);
    }
  });

  it('send a client back after a restart and a slow read, but not after a second login', () => {
    expect(closeCodes.restart).toMatchObject({ code: 1012, reconnect: 'yes' });
    expect(closeCodes.slowReader).toMatchObject({ code: 4008, reconnect: 'yes' });
    expect(closeCodes.replaced).toMatchObject({ code: 4001, reconnect: 'no' });
    expect(closeCodes.revoked).toMatchObject({ code: 4002, reconnect: 'no' });
  });
});
