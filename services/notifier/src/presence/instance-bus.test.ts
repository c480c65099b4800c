import { describe, expect, it } from 'vitest';

import { cashMessage } from '../domain/live-message.ts';
import { decodeBatch, encodeBatch, type InstanceBatch } from './instance-bus.ts';

describe('what instances send each other', () => {
  it('comes out as it went in, versions exact beyond a JSON number', () => {
    const version = 9_007_199_254_740_993n;
    const batch: InstanceBatch = {
      deliveries: [
        {
          audience: { kind: 'member', memberId: 'm-1' },
          message: cashMessage('e-1', { cash: version, held: 0n, points: 1n, owed: 0n, version }),
        },
        {
          audience: { kind: 'session', memberId: 'm-1', sessionId: 's-1' },
          message: { id: 'e-2', cmd: 'LOGOUT', data1: 'TK999', data2: '' },
          ends: 'replaced',
        },
      ],
      sites: [{ siteId: 'noriter', maintenance: null, locks: [] }],
      lookAgain: true,
    };
    expect(decodeBatch(encodeBatch(batch))).toEqual(batch);
  });

  it('is refused when it is not of the known form', () => {
    expect(() => decodeBatch('{"deliveries":[{"audience":{"kind":"all"}}]}')).toThrow();
    expect(() => decodeBatch('nonsense')).toThrow();
  });
});
