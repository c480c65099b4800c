import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { negotiateHeartBeat, parseHeartBeat } from './heart-beat.ts';

describe('heart-beats', () => {
  it.each([
    [undefined, { sendsEveryMs: 0, wantsEveryMs: 0 }],
    ['0,0', { sendsEveryMs: 0, wantsEveryMs: 0 }],
    ['10000,20000', { sendsEveryMs: 10_000, wantsEveryMs: 20_000 }],
    ['', null],
    ['10000', null],
    ['1,2,3', null],
    ['-1,0', null],
    ['1.5,0', null],
    ['1, 2', null],
    ['99999999999,0', null],
  ])('header %j is read as %j', (header, expected) => {
    expect(parseHeartBeat(header)).toEqual(expected);
  });

  it('beat at the slower of promise and wish, and not at all when one side says 0', () => {
    const server = { sendsEveryMs: 10_000, wantsEveryMs: 10_000 };
    expect(negotiateHeartBeat({ sendsEveryMs: 0, wantsEveryMs: 0 }, server)).toEqual({
      serverEveryMs: 0,
      clientEveryMs: 0,
    });
    expect(negotiateHeartBeat({ sendsEveryMs: 5_000, wantsEveryMs: 30_000 }, server)).toEqual({
      serverEveryMs: 30_000,
      clientEveryMs: 10_000,
    });
  });

  it('never beat more often than the sender promised or the receiver wanted', () => {
    const ms = fc.nat(100_000);
    fc.assert(
      fc.property(ms, ms, ms, ms, (sends, wants, serverSends, serverWants) => {
        const agreed = negotiateHeartBeat(
          { sendsEveryMs: sends, wantsEveryMs: wants },
          { sendsEveryMs: serverSends, wantsEveryMs: serverWants },
        );
        if (agreed.clientEveryMs > 0) {
          expect(agreed.clientEveryMs).toBeGreaterThanOrEqual(Math.max(sends, serverWants));
        } else expect(Math.min(sends, serverWants)).toBe(0);
        if (agreed.serverEveryMs > 0) {
          expect(agreed.serverEveryMs).toBeGreaterThanOrEqual(Math.max(wants, serverSends));
        } else expect(Math.min(wants, serverSends)).toBe(0);
      }),
    );
  });
});
