import { describe, expect, it } from 'vitest';
import { isSignatureOf, mixedSeed, quicknet, roundAfter, timeOfRound } from './beacon.ts';
import { ownChain, signRound } from './beacon-signer.ts';

/** As drand's network published it. */
const round = 1_000;
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

describe('a round of a beacon', () => {
  it('holds with the signature of its network and with no other', () => {
    expect(isSignatureOf(quicknet, round, signature)).toBe(true);
    expect(isSignatureOf(quicknet, round + 1, signature)).toBe(false);
    expect(isSignatureOf(ownChain('sandbox'), round, signature)).toBe(false);
    for (const wrong of ['', 'zz', '00'.repeat(48), signature.replace('b4', 'b5')]) {
      expect(isSignatureOf(quicknet, round, wrong)).toBe(false);
    }
  });

  it('of a beacon of one’s own holds with its key alone', () => {
    const chain = ownChain('sandbox');
    expect(isSignatureOf(chain, 7, signRound('sandbox', 7))).toBe(true);
    expect(isSignatureOf(chain, 7, signRound('another', 7))).toBe(false);
  });

  it('comes after the moment that it is asked for, by a period at most', () => {
    const start = quicknet.genesis * 1_000;
    for (const after of [0, 1, 2_999, 3_000, 3_001, 86_400_000]) {
      const moment = new Date(start + after);
      const wait = timeOfRound(quicknet, roundAfter(quicknet, moment)).getTime() - moment.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(3_000);
    }
    expect(roundAfter(quicknet, new Date(0))).toBe(1);
  });

  it('makes another seed of the same promise', () => {
    const seed = Buffer.alloc(32, 7);
    const of = (at: number) =>
      mixedSeed(seed, { chain: quicknet.hash, round: at, signature: signRound('sandbox', at) });
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
    expect(of(1)).not.toEqual(seed);
  });
});
